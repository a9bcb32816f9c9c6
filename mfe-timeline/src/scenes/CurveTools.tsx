import { Button } from '@whoosh/ui';
import { useEffect, useRef } from 'react';
import { Choice } from '../inspector/Choice';
import { t } from '../messages';
import type { Clip } from '../model';
import { CURVE_NAMES, scaleOf, type CurveName } from './curves';
import styles from './scenes.module.css';
import type { CurvePreview } from './useClipCurves';

interface CurveToolsProps {
  clip: Clip;
  preview: CurvePreview | null;
  price: string;
  onOpen: (clip: Clip) => void;
  onChoose: (part: Partial<Pick<CurvePreview, 'layerId' | 'name'>>) => void;
  /** A point at the playhead. */
  onAdd: () => void;
  onApply: () => void;
  onClose: () => void;
}

/** Opens the curves of the selected clip, and says which one is drawn over it. */
export function CurveTools({ clip, preview, onOpen, ...drawing }: CurveToolsProps) {
  if (preview !== null && preview.clip.key === clip.key) return <DrawingTools preview={preview} {...drawing} />;
  return (
    <Button size="small" onClick={() => onOpen(clip)}>
      {t('curveTools.curves')}
    </Button>
  );
}

type DrawingToolsProps = Omit<CurveToolsProps, 'clip' | 'preview' | 'onOpen'> & { preview: CurvePreview };

function DrawingTools({ preview, price, onChoose, onAdd, onApply, onClose }: DrawingToolsProps) {
  const tools = useRef<HTMLDivElement>(null);
  // the inspector scrolls, and what was asked for must be seen
  useEffect(() => {
    // in newer browsers this answers a promise, which is no way to clean up
    void tools.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={tools} className={styles.tools} role="group" aria-label={t('curveTools.curves')}>
      <dl className={styles.sync}>
        <dt>{t('curveTools.curve')}</dt>
        <dd>
          <Choice<CurveName>
            label={t('curveTools.curve')}
            value={preview.name}
            options={CURVE_NAMES.map((name) => ({ value: name, label: scaleOf(name).label }))}
            onChange={(name) => onChoose({ name })}
          />
        </dd>
        {preview.layers.length > 1 && (
          <>
            <dt>{t('curveTools.layer')}</dt>
            <dd>
              <Choice
                label={t('curveTools.layer')}
                value={preview.layerId}
                options={preview.layers.map(({ id, label }) => ({ value: id, label }))}
                onChange={(layerId) => onChoose({ layerId })}
              />
            </dd>
          </>
        )}
      </dl>
      <Button size="small" onClick={onAdd}>
        {t('curveTools.addPointAtThePlayhead')}
      </Button>
      <div className={styles.actions}>
        <Button size="small" type="text" onClick={onClose}>
          {preview.isChanged ? t('curveTools.discard') : t('shared.close')}
        </Button>
        <Button size="small" type="primary" disabled={!preview.isChanged} onClick={onApply}>
          {t('curveTools.apply', { price })}
        </Button>
      </div>
    </div>
  );
}
