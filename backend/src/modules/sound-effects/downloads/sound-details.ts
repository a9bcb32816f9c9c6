import {
  downloadFileName,
  licenceOfSound,
  ucsFileName,
  type Licence,
  type LicensedSound,
  type SoundFileForm,
} from '@whoosh/contracts';
import { findSource } from '@whoosh/sound-engine/scenes';
import { In, type EntityManager } from 'typeorm';
import { SoundEffect } from '../sound-effect.entity';
import type { Generation } from '../generation.entity';
import { Take } from '../take.entity';
import { ucsCategory } from './ucs-categories';

/** An effect with what it was made of. */
export interface SoundDetails {
  effect: SoundEffect;
  generation: Generation;
  take: Take;
  /** Name of its project, null without one. */
  project: string | null;
}

/** @returns them in the order of the effects */
export async function detailsOf(effects: readonly SoundEffect[], manager: EntityManager): Promise<SoundDetails[]> {
  const takes = await manager.find(Take, {
    where: { generationId: In(effects.map(({ generationId }) => generationId)) },
    relations: { generation: true },
  });
  const withProjects = await manager.find(SoundEffect, {
    where: { id: In(effects.map(({ id }) => id)) },
    relations: { project: true },
    select: { id: true, project: { id: true, name: true } },
  });
  const projects = new Map(withProjects.map(({ id, project }) => [id, project?.name ?? null]));
  const byKey = new Map(takes.map((take) => [`${take.generationId} ${take.take}`, take]));
  return effects.map((effect) => {
    const take = byKey.get(`${effect.generationId} ${effect.take}`);
    // Foreign keys see to it that each effect has both.
    if (take?.generation === undefined) throw new Error(`effect ${effect.id} has no take`);
    return { effect, take, generation: take.generation, project: projects.get(effect.id) ?? null };
  });
}

/** Where a library files a sound: by its first source. */
export function catalogued({ sources }: Pick<SoundEffect, 'sources'>): {
  catId: string;
  category: string;
  subCategory: string;
  labels: string[];
} {
  const known = sources.map(({ model }) => findSource(model)).filter((source) => source !== undefined);
  const [catId = ''] = known[0]?.ucs ?? [];
  const { category = '', subCategory = '' } = ucsCategory(catId) ?? {};
  return { catId, category, subCategory, labels: known.map(({ label }) => label) };
}

/** The name that its file has, ending included. */
export function fileNameOfSound({ effect, project }: SoundDetails, format: 'wav' | 'mp3', form: SoundFileForm): string {
  if (form.names === 'plain') return downloadFileName(effect.name, format, form);
  return `${ucsFileName({ catId: catalogued(effect).catId, name: effect.name, project, seed: effect.seed, take: effect.take })}.${format}`;
}

/** What may be done with a sound, as its files say it. */
const LICENCE_TEXTS: Readonly<Record<Licence, string>> = {
  personal: 'Personal use: a free sound, for works that earn no money',
  commercial: 'Commercial rights: paid for with credits, for any work of yours or of your clients',
  'any-work': 'For any work of yours or of your clients, paid or not',
};

export function licenceOf({ madeBy, ...sound }: LicensedSound & Pick<SoundEffect, 'madeBy'>): {
  kind: Licence;
  text: string;
} {
  const kind = licenceOfSound(sound);
  return { kind, text: madeBy === null ? LICENCE_TEXTS[kind] : `${LICENCE_TEXTS[kind]}. ${madeBy.terms}` };
}
