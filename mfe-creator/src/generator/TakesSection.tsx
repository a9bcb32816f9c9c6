import { ArrowLeft } from 'lucide-react';
import { Button, Icon } from '@whoosh/ui';
import type { DownloadFormat } from '@whoosh/ui/more';
import type { TakeResponse } from '@whoosh/contracts';
import type { MadeTakes, PendingGeneration } from './model/generation-state';
import { PendingTakeCard, TakeCard } from './TakeCard';
import styles from './TakesSection.module.css';

interface TakesSectionProps {
  made: MadeTakes;
  onChoose: (take: number) => void;
  onKeep: (take: TakeResponse) => void;
  onUseAgain: () => void;
  onDownload: (take: TakeResponse, format: DownloadFormat) => Promise<void>;
}

const count = (takes: number): string => `${takes} ${takes === 1 ? 'take' : 'takes'}`;

/** The takes of the last request, side by side. */
export function TakesSection({ made, onChoose, onKeep, onUseAgain, onDownload }: TakesSectionProps) {
  const single = made.takes.length === 1;
  return (
    <section aria-label="Takes" data-takes>
      <div className={styles.head}>
        <h2>{count(made.takes.length)}</h2>
        <span className="small tertiary">Made in {Math.max(0.1, made.madeIn).toFixed(1)} s</span>
        <Button type="text" size="small" icon={<Icon icon={ArrowLeft} />} onClick={onUseAgain}>
          Use again
        </Button>
        <span className={styles.keys} aria-hidden="true">
          <span className="small tertiary">Press</span>
          {!single &&
            made.takes.map(({ take }) => (
              <kbd key={take} className={`mono ${styles.key}`}>
                {take}
              </kbd>
            ))}
          {!single && <span className="small tertiary">to compare,</span>}
          <kbd className={`mono ${styles.key}`}>Space</kbd>
          <span className="small tertiary">to play</span>
        </span>
      </div>
      <div className={`${styles.takes} ${styles[`columns${made.takes.length}`]}`}>
        {made.takes.map((take) => (
          <TakeCard
            key={take.audioUrl}
            take={take}
            name={made.form.text.trim()}
            single={single}
            chosen={take.take === made.chosen}
            keeping={take.take === made.keeping}
            onChoose={() => onChoose(take.take)}
            onKeep={() => onKeep(take)}
            onDownload={(format) => onDownload(take, format)}
          />
        ))}
      </div>
    </section>
  );
}

/** The places of the takes that are being made, at full height. */
export function PendingTakes({ pending }: { pending: PendingGeneration }) {
  const { takes } = pending.form;
  return (
    <section aria-label="Takes being made" aria-busy="true">
      <div className={styles.head}>
        <h2>{count(takes)}</h2>
        <span className="small tertiary">Being made</span>
      </div>
      <div className={`${styles.takes} ${styles[`columns${takes}`]}`}>
        {Array.from({ length: takes }, (_, i) => (
          <PendingTakeCard key={i} number={i + 1} />
        ))}
      </div>
    </section>
  );
}
