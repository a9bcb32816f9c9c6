import { useState, type ReactNode } from 'react';
import { Repeat, Trash2 } from 'lucide-react';
import type { LibrarySummary } from '@whoosh/contracts';
import { Icon } from '@whoosh/ui';
import { FamilyDot, familyLabel, StarShape } from '@whoosh/ui/more';
import { t } from '../messages';
import { BrightnessFilter } from './BrightnessFilter';
import type { LibraryFilters } from './library-filters';
import styles from './FilterChips.module.css';

interface FilterChipsProps {
  /** undefined while it is on its way: the chips that need no numbers stand there already. */
  summary: LibrarySummary | undefined;
  filters: LibraryFilters;
  onChange: (part: Partial<LibraryFilters>) => void;
  trash: boolean;
  onTrash: (trash: boolean) => void;
}

/** Families that have a chip at once, which fit in a line beside the brightness; the rest comes with the last chip. */
const FAMILIES_SHOWN = 3;

/** Favourites, the families that there are, the trash, and how bright. */
export function FilterChips({ summary, filters, onChange, trash, onTrash }: FilterChipsProps) {
  const [all, setAll] = useState(false);
  const families = summary?.families ?? [];
  const shown = families.filter(({ family }, place) => all || place < FAMILIES_SHOWN || family === filters.family);
  const hidden = families.length - shown.length;
  const inTrash = summary?.deleted ?? 0;
  return (
    <div className={styles.row}>
      <div className={`${styles.chips} ${all ? '' : styles.oneLine}`}>
        <Chip on={filters.favourites} onToggle={(favourites) => onChange({ favourites })}>
          <StarShape filled={filters.favourites} />
          {t('filterChips.favourites')}
        </Chip>
        <Chip on={filters.loops} onToggle={(loops) => onChange({ loops })}>
          <Icon icon={Repeat} />
          {t('library.loops')}
        </Chip>
        {shown.map(({ family, count }) => (
          <Chip key={family} on={filters.family === family} onToggle={(on) => onChange({ family: on ? family : null })}>
            <FamilyDot family={family} />
            <span className="one-line">{familyLabel(family)}</span>
            <span className="mono tertiary">{count}</span>
          </Chip>
        ))}
        {hidden > 0 && (
          <button type="button" className={styles.chip} onClick={() => setAll(true)}>
            {t('filterChips.more', { hidden })}
          </button>
        )}
        {(inTrash > 0 || trash) && (
          <Chip on={trash} onToggle={onTrash}>
            <Icon icon={Trash2} />
            {t('filterChips.trash')}
            <span className="mono tertiary">{inTrash}</span>
          </Chip>
        )}
      </div>
      <BrightnessFilter value={filters.brightness} onChange={(brightness) => onChange({ brightness })} />
    </div>
  );
}

interface ChipProps {
  on: boolean;
  onToggle: (on: boolean) => void;
  children: ReactNode;
}

function Chip({ on, onToggle, children }: ChipProps) {
  return (
    <button
      type="button"
      className={`${styles.chip} ${on ? styles.on : ''}`}
      aria-pressed={on}
      onClick={() => onToggle(!on)}
    >
      {children}
    </button>
  );
}
