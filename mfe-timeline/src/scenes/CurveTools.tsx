import { Button } from '@whoosh/ui';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Choice } from '../inspector/Choice';
import { t } from '../messages';
import { CURVE_NAMES, scaleOf, type CurveName } from './curves';
import styles from './scenes.module.css';
import type { CurvePreview } from './useClipCurves';
import { useIsPhone } from './useIsPhone';

interface CurveToolsProps {
  preview: CurvePreview;
  price: string;
  onChoose: (part: Partial<Pick<CurvePreview, 'layerId' | 'name'>>) => void;
  /** A point at the playhead. */
  onAdd: () => void;
  onApply: () => void;
  onClose: () => void;
}

/**
 * Says which curve is drawn over the clip. It lies over the end of the inspector, on a phone over that of the window,
 * so that nothing moves, and what it lies over is scrolled to.
 */
export function CurveTools({ preview, price, onChoose, onAdd, onApply, onClose }: CurveToolsProps) {
  const docked = useRef<HTMLDivElement>(null);
  useOwnHeight(docked);
  const isPhone = useIsPhone();
  const tools = (
    <div ref={docked} className={isPhone ? styles.sheet : styles.docked}>
      <div className={styles.tools} role="group" aria-label={t('curveTools.curves')}>
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
        <div className={styles.actions}>
          <Button size="small" onClick={onAdd}>
            {t('curveTools.addPointAtThePlayhead')}
          </Button>
          <Button size="small" type="text" onClick={onClose}>
            {preview.isChanged ? t('curveTools.discard') : t('shared.close')}
          </Button>
          <Button size="small" type="primary" disabled={!preview.isChanged} onClick={onApply}>
            {t('curveTools.apply', { price })}
          </Button>
        </div>
      </div>
    </div>
  );
  return isPhone ? createPortal(tools, document.body) : tools;
}

/** Tells an element's styles how high it is. */
function useOwnHeight(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = ref;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => current.style.setProperty('--height', `${current.offsetHeight}px`));
    observer.observe(current);
    return () => observer.disconnect();
  }, [ref]);
}
