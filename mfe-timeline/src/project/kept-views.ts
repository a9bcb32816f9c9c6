/** What of a timeline was seen when it was left. */
export interface KeptView {
  /** Percent. */
  zoom: number;
  /** Moment at the left edge, 0 or more. */
  leftMs: number;
}

const STORED = 'whoosh.timeline.views';
/** Projects whose views are kept, those that were left last. */
const MOST = 100;

type StoredView = [projectId: number, zoom: number, leftMs: number];

/** What was seen of a project on an earlier visit; null: it was never open in this browser, or too long ago. */
export function readView(projectId: number): KeptView | null {
  const found = storedViews().find(([id]) => id === projectId);
  return found === undefined ? null : { zoom: found[1], leftMs: found[2] };
}

/** Keeps what is seen of a project, in this browser. */
export function keepView(projectId: number, { zoom, leftMs }: KeptView): void {
  const others = storedViews().filter(([id]) => id !== projectId);
  const views: StoredView[] = [[projectId, zoom, leftMs], ...others];
  try {
    localStorage.setItem(STORED, JSON.stringify(views.slice(0, MOST)));
  } catch {
    // without storage, or with a full one, the timeline opens fitted
  }
}

function storedViews(): StoredView[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isView) : [];
  } catch {
    return [];
  }
}

function isView(value: unknown): value is StoredView {
  return (
    Array.isArray(value) &&
    value.length === 3 &&
    value.every((part) => typeof part === 'number' && Number.isFinite(part) && part >= 0) &&
    value[1] > 0
  );
}
