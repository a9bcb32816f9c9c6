/** What stands beside the picture. */
export type Panel = 'sounds' | 'mixer' | 'recorder';
