import { createHash } from 'node:crypto';
import type { ForeignMaker, GameEngine } from '@whoosh/contracts';
import type { Scene } from '@whoosh/sound-scene';

/** A sound as it stands in a ZIP. */
export interface PackedSound {
  id: number;
  /** In the ZIP, / between folders. */
  path: string;
  name: string;
  prompt: string;
  /** null where another generator made it; so is the scene. */
  seed: number | null;
  take: number;
  engineVersion: string;
  scene: Scene | null;
  madeBy: ForeignMaker | null;
  licence: { kind: string; text: string };
  loop: boolean;
  /** Of the file. */
  frames: number;
  sampleRate: number;
  bitDepth: number;
  catId: string;
  sources: readonly string[];
  /** Integrated, LUFS; null for silence. */
  loudness: number | null;
  /** dBTP; null for silence. */
  truePeak: number | null;
}

/** What a game engine's project expects beside the sounds. */
export interface GameLayout {
  /** Where the sounds stand, with / at its end. */
  folder: string;
  /** Files that each sound has of its own, by the path of the sound. */
  namesBeside(path: string): string[];
  beside(sound: PackedSound, name: string): string;
  /** Files about all of them. */
  whole: readonly { name: string; write(sounds: readonly PackedSound[]): string }[];
}

const FOLDER = 'Whoosh/';
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const alone = { namesBeside: () => [], beside: () => '' };
const fileOf = ({ path }: PackedSound): string => path.slice(FOLDER.length);
const baseOf = (sound: PackedSound): string => fileOf(sound).replace(/\.wav$/, '');

const MANIFEST = { name: `${FOLDER}manifest.json`, write: manifest };

function manifest(sounds: readonly PackedSound[]): string {
  return json({
    generator: 'Whoosh',
    sounds: sounds.map(({ path, frames, sampleRate, loudness, truePeak, loop, ...rest }) => ({
      file: path.slice(FOLDER.length),
      duration: frames / sampleRate,
      frames,
      sampleRate,
      ...rest,
      loudness: rounded(loudness),
      truePeak: rounded(truePeak),
      loop: loop ? { start: 0, end: frames - 1 } : null,
    })),
  });
}

const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value * 100) / 100);

function readme(title: string, steps: readonly string[]): { name: string; write(): string } {
  const lines = [
    `Sounds of Whoosh for ${title}`,
    '',
    ...steps.map((step, index) => `${index + 1}. ${step}`),
    '',
    'Sounds that loop are seamless from their first to their last sample, and say so in their smpl chunk.',
    'manifest.json tells prompt, seed, scene, loudness (LUFS), true peak (dBTP), loop and licence of each.',
    '',
  ];
  return { name: `${FOLDER}README.txt`, write: () => lines.join('\r\n') };
}

/**
 * Audiokinetic, "Importing Media Files from Tab Delimited Text Files": a header row, then one object a row; relative
 * files stand beside the list.
 */
const wwise: GameLayout = {
  ...alone,
  folder: FOLDER,
  whole: [
    {
      name: `${FOLDER}wwise-import.tsv`,
      write: (sounds) =>
        [
          ['Audio File', 'Object Path', 'Object Type', 'Property[IsLoopingEnabled]', 'Notes'],
          ...sounds.map((sound) => [
            fileOf(sound),
            `\\Actor-Mixer Hierarchy\\Default Work Unit\\<Virtual Folder>Whoosh\\<Sound SFX>${baseOf(sound)}`,
            'Sound SFX',
            String(sound.loop),
            oneLine(sound.prompt),
          ]),
        ]
          .map((row) => row.join('\t'))
          .join('\r\n') + '\r\n',
    },
    readme('Wwise', [
      'Unpack this folder.',
      'In Wwise: Project > Import Tab Delimited, and choose wwise-import.tsv. Files are found beside it.',
      'In Wwise 2025.1 or later replace "\\Actor-Mixer Hierarchy" by "\\Containers" in the list first.',
    ]),
    MANIFEST,
  ],
};

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Short sounds are kept decoded in memory, longer ones compressed; both are what Unity's manual advises. */
const SHORT_SECONDS = 3;

/** A Unity .meta in the fields of its AudioImporter; the GUID is the sound's own, so importing again replaces it. */
const unity: GameLayout = {
  folder: FOLDER,
  namesBeside: (path) => [`${path}.meta`],
  beside: (sound) => {
    const isShort = sound.frames / sound.sampleRate <= SHORT_SECONDS;
    return [
      'fileFormatVersion: 2',
      `guid: ${createHash('md5').update(`whoosh ${sound.id} ${sound.path}`).digest('hex')}`,
      'AudioImporter:',
      '  externalObjects: {}',
      '  serializedVersion: 6',
      '  defaultSettings:',
      `    loadType: ${isShort ? 0 : 1}`,
      '    sampleRateSetting: 0',
      `    sampleRateOverride: ${sound.sampleRate}`,
      `    compressionFormat: ${isShort ? 2 : 1}`,
      '    quality: 1',
      '    conversionMode: 0',
      '  platformSettingOverrides: {}',
      '  forceToMono: 0',
      '  normalize: 0',
      '  preloadAudioData: 1',
      '  loadInBackground: 0',
      '  ambisonic: 0',
      '  3D: 1',
      `  userData: ${JSON.stringify(JSON.stringify({ whoosh: sound.id, loop: sound.loop }))}`,
      '  assetBundleName: ',
      '  assetBundleVariant: ',
      '',
    ].join('\n');
  },
  whole: [
    readme('Unity', [
      'Unpack this folder into Assets. The .meta files beside the sounds set their import: up to 3 s ADPCM, ' +
        'decompressed on load; longer ones Vorbis, compressed in memory. Nothing is normalised.',
      'Unity loops an AudioSource, not a clip: tick Loop on the source for the sounds whose "loop" in manifest.json ' +
        'is not null.',
    ]),
    MANIFEST,
  ],
};

/** Epic, "Scripting the Unreal Editor using Python": AssetImportTask; a SoundWave has the property `looping`. */
const unreal: GameLayout = {
  ...alone,
  folder: FOLDER,
  whole: [
    {
      name: `${FOLDER}import_to_unreal.py`,
      write: () =>
        [
          '"""Imports the sounds of this folder into /Game/Whoosh, and lets those loop that do. Run it in the ' +
            'editor: Tools > Execute Python Script."""',
          'import json',
          'import os',
          'import unreal',
          '',
          'HERE = os.path.dirname(os.path.abspath(__file__))',
          'DESTINATION = "/Game/Whoosh"',
          '',
          'with open(os.path.join(HERE, "manifest.json"), encoding="utf-8") as file:',
          '    SOUNDS = json.load(file)["sounds"]',
          '',
          'def task_for(sound):',
          '    task = unreal.AssetImportTask()',
          '    task.filename = os.path.join(HERE, sound["file"])',
          '    task.destination_path = DESTINATION',
          '    task.automated = True',
          '    task.replace_existing = True',
          '    task.save = True',
          '    return task',
          '',
          'tasks = [task_for(sound) for sound in SOUNDS]',
          'unreal.AssetToolsHelpers.get_asset_tools().import_asset_tasks(tasks)',
          'for sound, task in zip(SOUNDS, tasks):',
          '    for path in task.imported_object_paths:',
          '        wave = unreal.load_asset(path)',
          '        wave.set_editor_property("looping", sound["loop"] is not None)',
          '        unreal.EditorAssetLibrary.save_loaded_asset(wave)',
          '',
        ].join('\n'),
    },
    {
      name: `${FOLDER}unreal-import.csv`,
      write: (sounds) =>
        [
          ['Name', 'File', 'Looping', 'Duration', 'Loudness', 'TruePeak'],
          ...sounds.map((sound) => [
            baseOf(sound),
            fileOf(sound),
            sound.loop ? 'True' : 'False',
            sound.frames / sound.sampleRate,
            rounded(sound.loudness) ?? '',
            rounded(sound.truePeak) ?? '',
          ]),
        ]
          .map((row) => row.map(csvCell).join(','))
          .join('\r\n') + '\r\n',
    },
    readme('Unreal Engine', [
      'Unpack this folder anywhere; the Python Editor Script Plugin must be on.',
      'In the editor: Tools > Execute Python Script, and choose import_to_unreal.py. The sounds come to /Game/Whoosh.',
      'unreal-import.csv can be imported as a DataTable whose row structure has Looping (bool), File (string), ' +
        'Duration, Loudness and TruePeak (float).',
    ]),
    MANIFEST,
  ],
};

const csvCell = (value: string | number): string =>
  typeof value === 'string' ? `"${value.replaceAll('"', '""')}"` : String(value);

/**
 * Godot 4's ResourceImporterWAV: loop_mode 1 is disabled, 2 forward; begin and end in samples. Without a uid and a path
 * Godot imports at once and adds them.
 */
const godot: GameLayout = {
  folder: FOLDER,
  namesBeside: (path) => [`${path}.import`],
  beside: (sound) =>
    [
      '[remap]',
      '',
      'importer="wav"',
      'type="AudioStreamWAV"',
      '',
      '[deps]',
      '',
      `source_file="res://${sound.path}"`,
      '',
      '[params]',
      '',
      'force/8_bit=false',
      'force/mono=false',
      'force/max_rate=false',
      'force/max_rate_hz=44100',
      'edit/trim=false',
      'edit/normalize=false',
      `edit/loop_mode=${sound.loop ? 2 : 1}`,
      'edit/loop_begin=0',
      `edit/loop_end=${sound.loop ? sound.frames - 1 : -1}`,
      'compress/mode=0',
      '',
    ].join('\n'),
  whole: [
    readme('Godot 4', [
      'Unpack this folder into the project, so that it stands at res://Whoosh. Godot reads the .import files beside ' +
        'the sounds: uncompressed, loops forward over the whole sound.',
    ]),
    MANIFEST,
  ],
};

export const GAME_LAYOUTS: Readonly<Record<GameEngine, GameLayout>> = { wwise, unity, unreal, godot };
