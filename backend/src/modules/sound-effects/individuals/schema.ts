import type { SchemaPart } from '../../../database/schema-part';
import { KeptIndividualRow } from './kept-individual.entity';
import { KeptIndividuals1795651320000 } from './migrations/1795651320000-KeptIndividuals';

export const individualsSchema: SchemaPart = {
  entities: [KeptIndividualRow],
  migrations: [KeptIndividuals1795651320000],
};
