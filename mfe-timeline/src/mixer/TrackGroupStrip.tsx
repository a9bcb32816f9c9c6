import type { TrackGroup } from '@whoosh/contracts';
import { familyClass } from '@whoosh/ui/more';
import type { Transport } from '../editor/transport';
import { t } from '../messages/later';
import { FoldButton, loudest } from '../timeline/GroupHead';
import { Meter } from '../timeline/Meter';
import { MuteAndSolo } from '../timeline/TrackHead';
import type { GroupRow } from '../timeline/track-layout';
import { Fader } from './Fader';
import styles from './Mixer.module.css';
import type { MixerEdits } from './mixer-edits';

interface TrackGroupStripProps {
  row: GroupRow;
  transport: Transport;
  edits: MixerEdits;
}

/** A group of tracks, before its channels: its fader moves theirs, its meter shows the loudest of them. */
export function TrackGroupStrip({ row: { group, first, count }, transport, edits }: TrackGroupStripProps) {
  const { key, name, color = null, gainDb, muted, solo } = group;
  const set = (values: Partial<Omit<TrackGroup, 'key'>>) => edits.group(key, values);
  return (
    <section
      className={`${styles.strip} ${styles.group} ${color === null ? '' : `${styles.colored} ${familyClass(color)}`}`}
      aria-label={t('trackGroup.named', { name })}
    >
      <div className={styles.groupName}>
        <FoldButton group={group} count={count} onFold={(folded) => set({ folded })} />
        <h3 className={`one-line ${styles.name}`} title={name}>
          {name}
        </h3>
      </div>
      <p className={`small tertiary ${styles.groupCount}`}>{t('trackGroup.count', { count })}</p>
      <Fader label={name} gainDb={gainDb} onChange={(db) => set({ gainDb: db })}>
        <Meter transport={transport} levelOf={({ tracks }) => loudest(tracks.slice(first, first + count))} isTall />
      </Fader>
      <div className={styles.letters}>
        <MuteAndSolo
          label={name}
          isMuted={muted}
          isSolo={solo}
          onMute={() => set({ muted: !muted })}
          onSolo={() => set({ solo: !solo })}
        />
      </div>
    </section>
  );
}
