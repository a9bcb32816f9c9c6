import { screen, within } from '@testing-library/react';

/** A question that stands over another dialog, by its title. */
export async function question(title: string | RegExp): Promise<ReturnType<typeof within>> {
  const dialog = (await screen.findByText(title)).closest<HTMLElement>('[role="dialog"]');
  if (dialog === null) throw new Error(`${String(title)} stands in no dialog.`);
  return within(dialog);
}
