import { MIX_BUSES, type MixBus, type MixerSettings } from '@whoosh/contracts';
import { SPACES, type SpaceKind } from '@whoosh/sound-scene';
import type { Transport } from '../editor/transport';
import { Choice } from '../inspector/Choice';
import { t } from '../messages/later';
import { Meter } from '../timeline/Meter';
import { Letter } from '../timeline/TrackHead';
import { Fader } from './Fader';
import { LoudnessReadout } from './LoudnessReadout';
import styles from './Mixer.module.css';
import type { MixerEdits } from './mixer-edits';

interface GroupStripsProps {
  mixer: MixerSettings;
  transport: Transport;
  edits: MixerEdits;
}

const NO_LEVEL = Number.NEGATIVE_INFINITY;

/** What can be heard of a reverb: all spaces but the dry one. */
const REVERBS = SPACES.filter((kind) => kind !== 'dry');

/** The reverbs and the buses, behind the channels. */
export function GroupStrips({ mixer, transport, edits }: GroupStripsProps) {
  return (
    <>
      {mixer.reverbs.map(({ space, gainDb }, index) => (
        <ReverbStrip
          key={index}
          number={index + 1}
          space={space}
          gainDb={gainDb}
          transport={transport}
          onChange={(values) => edits.reverb(index, values)}
        />
      ))}
      {MIX_BUSES.map((bus) => (
        <BusStrip
          key={bus}
          bus={bus}
          {...mixer.buses[bus]}
          transport={transport}
          onChange={(values) => edits.bus(bus, values)}
        />
      ))}
    </>
  );
}

interface ReverbStripProps {
  number: number;
  space: SpaceKind;
  gainDb: number;
  transport: Transport;
  onChange: (values: { space?: SpaceKind; gainDb?: number }) => void;
}

function ReverbStrip({ number, space, gainDb, transport, onChange }: ReverbStripProps) {
  const label = t('mixer.reverb', { number });
  return (
    <section className={`${styles.strip} ${styles.group}`} aria-label={label}>
      <h3 className={`one-line ${styles.name}`}>{label}</h3>
      <Choice<Exclude<SpaceKind, 'dry'>>
        label={t('mixer.space', { number })}
        value={REVERBS.find((known) => known === space) ?? null}
        options={REVERBS.map((value) => ({ value, label: t(`space.${value}`) }))}
        onChange={(value) => onChange({ space: value })}
      />
      <Fader label={label} gainDb={gainDb} onChange={(db) => onChange({ gainDb: db })}>
        <Meter transport={transport} levelOf={({ reverbs }) => reverbs[number - 1] ?? NO_LEVEL} isTall />
      </Fader>
      <div className={styles.letters} />
    </section>
  );
}

interface BusStripProps {
  bus: MixBus;
  gainDb: number;
  muted: boolean;
  transport: Transport;
  onChange: (values: { gainDb?: number; muted?: boolean }) => void;
}

function BusStrip({ bus, gainDb, muted, transport, onChange }: BusStripProps) {
  const label = t(`mixer.${bus}`);
  return (
    <section className={`${styles.strip} ${styles.group}`} aria-label={label}>
      <h3 className={`one-line ${styles.name}`}>{label}</h3>
      <Fader label={label} gainDb={gainDb} onChange={(db) => onChange({ gainDb: db })}>
        <Meter transport={transport} levelOf={({ buses }) => buses[bus]} isTall />
      </Fader>
      <div className={styles.letters}>
        <Letter
          letter="M"
          label={t('trackHead.mute', { label })}
          isOn={muted}
          onClick={() => onChange({ muted: !muted })}
        />
      </div>
    </section>
  );
}

/** The master, with what the whole mix measures. */
export function MasterStrip({ mixer, transport, edits }: GroupStripsProps) {
  const label = t('mixer.master');
  return (
    <section className={`${styles.strip} ${styles.master}`} aria-label={label}>
      <h3 className={`one-line ${styles.name}`}>{label}</h3>
      <LoudnessReadout transport={transport} />
      <Fader label={label} gainDb={mixer.masterGainDb} onChange={edits.master}>
        <Meter transport={transport} levelOf={({ master }) => master} isTall />
      </Fader>
      <div className={styles.letters} />
    </section>
  );
}
