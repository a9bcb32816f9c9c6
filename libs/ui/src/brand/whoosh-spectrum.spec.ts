import { CELL_HEIGHT, CELL_WIDTH, whooshSpectrum } from './whoosh-spectrum';

const allCells = () => [...whooshSpectrum(1200, 600)].flat();
const cells = allCells();

/** Where most of the energy is at a moment. */
function centreAt(time: number): number {
  const near = cells.filter((cell) => Math.abs(cell.time - time) < 0.01);
  const energy = near.reduce((sum, cell) => sum + cell.energy ** 4, 0);
  return near.reduce((sum, cell) => sum + cell.frequency * cell.energy ** 4, 0) / energy;
}

it('sweeps up, passes at 0.7 of the width and falls', () => {
  expect(centreAt(0.3)).toBeLessThan(centreAt(0.5));
  expect(centreAt(0.5)).toBeLessThan(centreAt(0.68));
  expect(centreAt(0.95)).toBeLessThan(centreAt(0.68));
});

it('stays in the picture [long]', () => {
  for (const { time, frequency, energy } of cells) {
    expect(time).toBeGreaterThanOrEqual(0);
    expect(time).toBeLessThan(1);
    expect(frequency).toBeGreaterThanOrEqual(0);
    expect(frequency).toBeLessThanOrEqual(1);
    expect(energy).toBeLessThanOrEqual(1);
  }
});

it('is the same picture every time, with no more cells than the grid has', () => {
  expect(allCells()).toEqual(cells);
  expect(cells.length).toBeLessThan((1200 / CELL_WIDTH) * (600 / CELL_HEIGHT));
});
