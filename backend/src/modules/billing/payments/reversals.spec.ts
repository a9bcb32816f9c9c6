import { creditsTakenBack, stateOfDispute, stateOfRefund, type TakenBack } from './reversals';

describe('credits that go back with the money', () => {
  const gone = (cause: string, amount: number, createdAt = 0): TakenBack => ({
    cause,
    amount,
    createdAt,
    state: 'gone',
  });

  it('are all of them for the whole amount', () => {
    expect(creditsTakenBack(100, 300, [gone('refund:a', 300)])).toEqual([{ cause: 'refund:a', credits: 100 }]);
  });

  it('are a share for a part, rounded down, and the rest with the last part', () => {
    const thirds = ['refund:a', 'refund:b', 'refund:c'].map((cause, at) => gone(cause, 100, at));
    expect(creditsTakenBack(100, 300, thirds).map(({ credits }) => credits)).toEqual([33, 33, 34]);
  });

  it('are the same whatever the order of the list', () => {
    const parts = [gone('refund:b', 100, 2), gone('dispute:a', 200, 1)];
    expect(creditsTakenBack(100, 300, parts)).toEqual(creditsTakenBack(100, 300, [...parts].reverse()));
  });

  it('are all of them in the end, whichever of two refunds of one second took its part first', () => {
    const [a, b] = [gone('refund:a', 100), gone('refund:b', 200)];
    const first = creditsTakenBack(100, 300, [b]);
    expect(first).toEqual([{ cause: 'refund:b', credits: 66 }]);
    expect(creditsTakenBack(100, 300, [a, b], new Map([['refund:b', 66]]))).toEqual([
      { cause: 'refund:a', credits: 34 },
    ]);
  });

  it('are never more than the payment gave, when a refunded payment is also disputed', () => {
    const both = [gone('refund:a', 200, 1), gone('dispute:b', 300, 2)];
    expect(creditsTakenBack(100, 300, both)).toEqual([
      { cause: 'refund:a', credits: 66 },
      { cause: 'dispute:b', credits: 34 },
    ]);
  });

  it('are none for what is open, has failed or is worth less than a credit', () => {
    const none: TakenBack[] = [
      { ...gone('refund:a', 300), state: 'open' },
      { ...gone('refund:b', 300), state: 'returned' },
      gone('refund:c', 2),
    ];
    expect(creditsTakenBack(100, 300, none)).toEqual([]);
  });

  it.each([
    ['pending', 'open'],
    ['requires_action', 'open'],
    ['succeeded', 'gone'],
    ['failed', 'returned'],
    ['canceled', 'returned'],
    [null, 'open'],
  ])('take a refund that is %s for %s', (status, state) => {
    expect(stateOfRefund(status)).toBe(state);
  });

  it.each([
    ['warning_needs_response', 'open'],
    ['warning_closed', 'returned'],
    ['needs_response', 'gone'],
    ['under_review', 'gone'],
    ['lost', 'gone'],
    ['won', 'returned'],
    ['a word of tomorrow', 'open'],
  ])('take a dispute that is %s for %s', (status, state) => {
    expect(stateOfDispute(status)).toBe(state);
  });
});
