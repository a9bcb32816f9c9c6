import type { SoundEffect } from '@whoosh/contracts';
import { Segmented } from '@whoosh/ui/more';
import { useState } from 'react';
import type { MarksSource } from '../editor/transport';
import { t } from '../messages';
import type { SoundChoice } from './dragged-sound';
import { GenerateForm } from './GenerateForm';
import type { GenerationForm } from './generation-form';
import { LibrarySounds } from './LibrarySounds';
import { OwnSounds } from './OwnSounds';
import { ProjectSounds } from './ProjectSounds';
import styles from './SoundPanel.module.css';
import type { MediaClips } from './useMediaChanges';
import { useProjectGeneration } from './useProjectGeneration';

const TABS = ['project', 'library', 'own'] as const;
type Tab = (typeof TABS)[number];

interface SoundPanelProps {
  projectId: number;
  clips: MediaClips;
  transport: MarksSource;
  /** Lays a sound on a track at the playhead. */
  onPlace: (choice: SoundChoice, track: number) => void;
  /** Lays a sound where there is room, so that it begins at a moment, milliseconds. */
  onPlaceFrom: (choice: SoundChoice, startMs: number) => void;
  /** Lays a draft at the playhead. */
  onTry: (form: GenerationForm) => Promise<void>;
}

/** Where sounds come from: made here, from the library, or a voice and music of one's own. */
export function SoundPanel({ projectId, clips, transport, onPlace, onPlaceFrom, onTry }: SoundPanelProps) {
  const [tab, setTab] = useState<Tab>('project');
  const generation = useProjectGeneration(projectId);
  /** Shows the row where the sound will be, and how far it is. */
  const putAside = () => {
    setTab('project');
    generation.putAside();
  };
  const showMade = (effect: SoundEffect, startMs: number | undefined) => {
    setTab('project');
    if (startMs !== undefined) onPlaceFrom({ kind: 'effect', effect }, startMs);
  };
  return (
    <section className={styles.panel} aria-label={t('shared.aiSoundEffects')} data-part="sounds">
      <GenerateForm generation={{ ...generation, putAside }} transport={transport} onMade={showMade} onTry={onTry} />
      <div className={styles.tabs}>
        <Segmented<Tab>
          block
          size="small"
          aria-label={t('soundPanel.soundsOf')}
          value={tab}
          onChange={setTab}
          options={TABS.map((value) => ({ value, label: t(`soundTab.${value}`) }))}
        />
      </div>
      {tab === 'project' && <ProjectSounds projectId={projectId} pending={generation.pending} onPlace={onPlace} />}
      {tab === 'library' && <LibrarySounds onPlace={onPlace} />}
      {tab === 'own' && <OwnSounds projectId={projectId} clips={clips} onPlace={onPlace} />}
    </section>
  );
}
