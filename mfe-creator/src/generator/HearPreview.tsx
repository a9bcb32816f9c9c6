import { AudioLines, Pause, Play } from 'lucide-react';
import { Button, Icon } from '@whoosh/ui';
import { Tooltip } from '@whoosh/ui/more';
import type { Hearing } from '../preview/useHearing';
import type { CostLine } from '../takes';
import { t } from '../messages';
import styles from './ControlRow.module.css';

/** The prompt as a sound before it is paid for: on a press, or by itself after each pause. */
export function HearPreview({ hearing: { live, setLive, sounding, toggle } }: { hearing: Hearing }) {
  return (
    <div className={styles.hear}>
      <Tooltip title={hasPointer() ? t('hear.play') : undefined}>
        <Button
          size="large"
          icon={<Icon icon={sounding ? Pause : Play} />}
          aria-keyshortcuts="Alt+Enter"
          onClick={toggle}
        >
          {t(sounding ? 'hear.pause' : 'hear.listen')}
        </Button>
      </Tooltip>
      <Tooltip title={hasPointer() ? t('hear.whileTyping') : undefined}>
        <Button
          size="small"
          type={live ? 'primary' : 'text'}
          icon={<Icon icon={AudioLines} />}
          aria-label={t('hear.whileTyping')}
          aria-pressed={live}
          onClick={() => setLive(!live)}
        >
          {t('hear.asTyped')}
        </Button>
      </Tooltip>
    </div>
  );
}

/** A finger opens a tooltip by the press itself, over the price; and the key that it names is not there. */
function hasPointer(): boolean {
  return !matchMedia('(hover: none)').matches;
}

/** Beside the price while a preview sounds: that it is not kept. What is missing to keep it goes first. */
export function heardLine({ sounding }: Hearing, cost: CostLine): CostLine {
  return sounding && !cost.insufficient ? { ...cost, rest: t('hear.previewOnly') } : cost;
}
