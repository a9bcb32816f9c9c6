import { Injectable, type OnModuleInit, type Provider } from '@nestjs/common';
import { ProjectsHousekeeping } from '../../projects';
import { ExportFiles } from './export-files';
import { ExportJob } from './export-job';
import { ExportSources } from './export-sources';
import { ExportsService } from './exports.service';

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
