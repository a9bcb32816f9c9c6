import { Injectable, type OnModuleInit, type Provider } from '@nestjs/common';
import { ProjectsHousekeeping } from '../../projects';
import { ExportFiles, ExportJob } from './export-job';
import { ExportsService, ExportSources } from './exports.service';

/** Old exports go with everything else that is tidied up. */
@Injectable()
class ExportsCare implements OnModuleInit {
  constructor(
    private readonly housekeeping: ProjectsHousekeeping,
    private readonly exports: ExportsService,
  ) {}

  onModuleInit(): void {
    this.housekeeping.register(() => this.exports.sweep());
  }
}

/** What makes files of timelines. */
export const EXPORTS: Provider[] = [ExportSources, ExportsService, ExportFiles, ExportJob, ExportsCare];
