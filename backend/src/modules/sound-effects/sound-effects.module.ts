import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth';
import { WebhooksModule } from '../webhooks';
import { ProjectsModule } from '../projects';
import { ArchiveService } from './downloads/archive.service';
import { CutsService } from './downloads/cuts.service';
import { DerivedSounds } from './downloads/derived-sounds.service';
import { MixesService } from './downloads/mixes.service';
import { CompatibleSounds } from './compatible/compatible-sounds.service';
import { DraftsController } from './compatible/drafts.controller';
import { SoundGenerationController } from './compatible/sound-generation.controller';
import { DownloadsController } from './downloads/downloads.controller';
import { SoundFiles } from './downloads/sound-files.service';
import { EffectScenesController } from './effect-scenes.controller';
import { EffectScenesService } from './effect-scenes.service';
import { EffectUses } from './effect-uses';
import { EffectsAllowance } from './effects-allowance';
import { Generation } from './generation.entity';
import { GenerationJob } from './generation-job';
import { GenerationMetrics } from './generation-metrics';
import { GenerationOutcome } from './generation-outcome';
import { GenerationProgressFeed } from './generation-progress';
import { GenerationSweeper } from './generation-sweeper';
import { GenerationViews } from './generation-views';
import { GenerationWorkers } from './generation-workers';
import { GenerationService } from './generation.service';
import { GenerationsController } from './generations.controller';
import { GeneratorController } from './generator.controller';
import { Generators } from './generators/generators';
import { IndividualsController } from './individuals/individuals.controller';
import { IndividualsService } from './individuals/individuals.service';
import { KeptIndividualRow } from './individuals/kept-individual.entity';
import { LibraryChanges } from './library-changes';
import { LibraryController } from './library.controller';
import { LibraryService } from './library.service';
import { LicencesService } from './licences.service';
import { WhooshEngine } from './whoosh-engine';
import { ReadingThreads } from './reading/reading-threads';
import { RenderPool } from './render-pool';
import { RunningCap } from './running-cap';
import { OtherReader } from './readers/other-reader.service';
import { ReaderAnswer } from './readers/reader-answer.entity';
import { PersonalSenseRow } from './senses/personal-sense.entity';
import { SensesController } from './senses/senses.controller';
import { SensesService } from './senses/senses.service';
import { EffectShare } from './shares/effect-share.entity';
import { EffectShareController, OembedController, SharedSoundController } from './shares/shares.controller';
import { SharedPages } from './shares/shared-page.service';
import { SharesService } from './shares/shares.service';
import { SoundEffect } from './sound-effect.entity';
import { SoundEffectsAccount } from './sound-effects-account';
import { SoundEffectsController } from './sound-effects.controller';
import { SoundEffectsService } from './sound-effects.service';
import { SceneEngine } from './scene-engine';
import { StemsController } from './stems.controller';
import { StemsService } from './stems.service';
import { Take } from './take.entity';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      Generation,
      Take,
      SoundEffect,
      EffectShare,
      PersonalSenseRow,
      KeptIndividualRow,
      ReaderAnswer,
    ]),
    AuthModule,
    ProjectsModule,
    WebhooksModule,
  ],
  // The library's before those with an id in the same place of their addresses.
  controllers: [
    LibraryController,
    SensesController,
    IndividualsController,
    DownloadsController,
    DraftsController,
    EffectScenesController,
    GeneratorController,
    GenerationsController,
    SoundEffectsController,
    SoundGenerationController,
    StemsController,
    EffectShareController,
    SharedSoundController,
    OembedController,
  ],
  providers: [
    CompatibleSounds,
    ArchiveService,
    CutsService,
    DerivedSounds,
    MixesService,
    EffectsAllowance,
    EffectScenesService,
    EffectUses,
    GenerationJob,
    GenerationMetrics,
    GenerationOutcome,
    GenerationProgressFeed,
    GenerationService,
    GenerationSweeper,
    GenerationViews,
    GenerationWorkers,
    Generators,
    IndividualsService,
    LibraryChanges,
    LibraryService,
    LicencesService,
    ReadingThreads,
    RenderPool,
    RunningCap,
    OtherReader,
    SensesService,
    SharedPages,
    SharesService,
    SoundEffectsAccount,
    SoundEffectsService,
    SoundFiles,
    StemsService,
    { provide: SceneEngine, useClass: WhooshEngine },
  ],
  exports: [EffectUses, Generators, OtherReader, SharedPages, SoundEffectsService],
})
export class SoundEffectsModule {}
