import { rmSync } from 'node:fs';
import { faultsOf, recovered, strike } from './strikes.mjs';
import { Creator } from './creator.mjs';
import { examine } from './examination.mjs';
import { planOf } from './plan.mjs';
import { Random } from './random.mjs';
import { startWorld } from './world.mjs';

/** After so many blows everything is looked at; in between the product stays under load. */
const BLOWS_BETWEEN_LOOKS = 50;
const SHOWN = 5;

/**
 * Builds one world, lets creators use it while the plan of the seed is carried out, and prints what was found.
 * @param {'disk' | 'small-disk' | 'remote'} kind
 * @returns {Promise<boolean>} whether every promise was kept
 */
export async function torment(kind, { servers, workers, creators: count, kills, seed }) {
  const world = await startWorld(kind, { servers, workers });
  try {
    const creators = Array.from(
      { length: count },
      (_, n) => new Creator(world, `creator${n}`, new Random(seed * 1000 + n)),
    );
    await Promise.all(creators.map((creator) => creator.arrive()));
    const plan = planOf(seed, { kills, faults: faultsOf(world) });
    const startedAt = performance.now();
    let holds = true;
    for (let done = 0; done < plan.length; done += BLOWS_BETWEEN_LOOKS) {
      const blows = plan.slice(done, done + BLOWS_BETWEEN_LOOKS);
      await underLoad(world, creators, blows, new Random(seed + done));
      holds =
        report(await examine(world, creators), {
          kind,
          seed,
          blows: done + blows.length,
          of: plan,
          creators,
          seconds: (performance.now() - startedAt) / 1000,
        }) && holds;
    }
    if (holds) rmSync(world.log, { force: true });
    else console.log(`What the processes wrote: ${world.log}`);
    return holds;
  } finally {
    await world.stop();
  }
}

async function underLoad(world, creators, blows, random) {
  world.isOver = false;
  const lives = Promise.all(creators.map((creator) => creator.live()));
  // A creator that fails is this program's own mistake: it must not wait for the end of the plan.
  const strikes = (async () => {
    for (const blow of blows) await strike(world, blow, random);
    await recovered(world);
  })();
  try {
    await Promise.race([strikes, lives]);
    await strikes;
  } finally {
    world.isOver = true;
  }
  await lives;
  world.isOver = false;
}

function report(rows, { kind, seed, blows, of, creators, seconds }) {
  const struck = of.slice(0, blows);
  const amounts = [...new Set(struck.map((blow) => blow.kind))]
    .map((name) => `${name} ${struck.filter((blow) => blow.kind === name).length}`)
    .join(', ');
  const sum = (count) => creators.reduce((total, creator) => total + count(creator), 0);
  console.log(`\n${kind}, seed ${seed}, after ${seconds.toFixed(0)} s: ${amounts}`);
  console.log(
    `${sum(({ caller }) => caller.answers)} answers, ${sum(({ paidSounds }) => paidSounds.length)} sounds, ` +
      `${sum(({ payments }) => payments.length)} payments, ${sum(({ media }) => media.length)} uploads, ` +
      `${sum(({ exports }) => exports.length)} exports; settled in ${(rows.settledMs / 1000).toFixed(1)} s`,
  );
  for (const { what, broken } of rows) {
    console.log(
      `${broken.length === 0 ? 'kept  ' : 'BROKEN'}  ${what}${broken.length === 0 ? '' : `: ${broken.length}`}`,
    );
    for (const line of broken.slice(0, SHOWN)) console.log(`        ${line}`);
  }
  return rows.every(({ broken }) => broken.length === 0);
}
