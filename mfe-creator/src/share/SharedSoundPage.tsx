import { useMemo } from 'react';
import { ApiError, useSharedSound } from '@whoosh/api-client';
import { usePageTitle, useParams } from '@whoosh/ui';
import { readBars } from '@whoosh/ui/more';
import { useMeasurements } from '../generator/useMeasurements';
import { t } from '../messages';
import { SharedFrame, SharedNote, SharedPlayer } from './SharedFrame';
import { useRemix } from './useRemix';

/** /s/{token}: a stored sound that its owner shares. */
export function SharedSoundPage() {
  const { token = '' } = useParams();
  const { data, error } = useSharedSound(token);
  const name = data?.name ?? t('share.aSound');
  usePageTitle(name);
  const remix = useRemix();
  // Its own words stay its owner's: what it is made of is told already. Any language reads the catalogue's names.
  const words = (data?.sources ?? []).map(({ label }) => label.toLowerCase()).join(', ');
  const urls = useMemo(() => (data === undefined ? [] : [data.audioUrl]), [data]);
  const [measurement = null] = useMeasurements(urls);
  const fineBars = measurement?.fineBars;
  const track = useMemo(
    () =>
      data && {
        url: data.audioUrl,
        duration: data.duration,
        bars: fineBars ?? readBars(data.bars, data.name).bars,
      },
    [data, fineBars],
  );
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <SharedFrame title={name} onRemix={words === '' ? null : () => remix({ text: words, duration: data?.duration })}>
      {data && track && (
        <SharedPlayer track={track} name={name} sources={data.sources} spectrum={measurement?.spectrum ?? null} />
      )}
      {!data && error === null && <SharedNote isOpening>{t('share.opening')}</SharedNote>}
      {error !== null && <SharedNote>{isGone ? t('share.gone') : t('share.failed')}</SharedNote>}
    </SharedFrame>
  );
}
