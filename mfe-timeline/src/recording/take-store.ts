import type { Piece, Take } from './take';

/** Takes that the server does not have yet, where they outlive the page. */
export interface TakeStore {
  /** Keeps a take, or what is new of it. */
  put(take: Take): Promise<void>;
  add(take: Take, piece: Piece): Promise<void>;
  /** In the order in which they were captured. */
  piecesOf(take: Take): Promise<Piece[]>;
  /** The oldest first. */
  list(userId: number, projectId: number): Promise<Take[]>;
  drop(take: Take): Promise<void>;
}

const NAME = 'whoosh-takes';
const TAKES = 'takes';
const PIECES = 'pieces';

/** In IndexedDB. @throws DOMException where the browser keeps nothing, for instance in some private windows */
export async function openTakeStore(): Promise<TakeStore> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(TAKES, { keyPath: 'id' });
    opening.result.createObjectStore(PIECES);
  };
  const database = await answerOf(opening);
  const change = (work: (takes: IDBObjectStore, pieces: IDBObjectStore) => void) =>
    new Promise<void>((resolve, reject) => {
      const transaction = database.transaction([TAKES, PIECES], 'readwrite');
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('not kept'));
      work(transaction.objectStore(TAKES), transaction.objectStore(PIECES));
    });
  return {
    put: (take) => change((takes) => takes.put(take)),
    add: ({ id }, piece) => change((_, pieces) => pieces.put(piece, [id, piece.frame])),
    piecesOf: ({ id }) => answerOf<Piece[]>(database.transaction(PIECES).objectStore(PIECES).getAll(ofTake(id))),
    list: async (userId, projectId) => {
      const all = await answerOf<Take[]>(database.transaction(TAKES).objectStore(TAKES).getAll());
      return all
        .filter((take) => take.userId === userId && take.projectId === projectId)
        .sort((a, b) => a.recordedAt - b.recordedAt);
    },
    drop: ({ id }) =>
      change((takes, pieces) => {
        takes.delete(id);
        pieces.delete(ofTake(id));
      }),
  };
}

/** For as long as the page lives. */
export function takesInMemory(): TakeStore {
  const takes = new Map<string, { take: Take; pieces: Piece[] }>();
  return {
    put: async (take) => void takes.set(take.id, { take, pieces: takes.get(take.id)?.pieces ?? [] }),
    add: async ({ id }, piece) => void takes.get(id)?.pieces.push(piece),
    piecesOf: async ({ id }) => takes.get(id)?.pieces ?? [],
    list: async (userId, projectId) =>
      [...takes.values()]
        .map(({ take }) => take)
        .filter((take) => take.userId === userId && take.projectId === projectId),
    drop: async ({ id }) => void takes.delete(id),
  };
}

const ofTake = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no answer'));
  });
}
