export * from '@whoosh/sound-engine/provenance';
