import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** What is to be made playable: a video of a project, or a voice-over or music on its timeline. */
export interface Unprepared {
  kind: 'video' | 'sound';
  /** Of the video's or the sound's row. */
  id: number;
}

/** Makes uploads playable, in the background. */
export interface Preparer {
  /** Begins, from the commit of the caller's transaction on. */
  begin(what: Unprepared, manager: EntityManager): Promise<void>;
  /** Called after that commit. */
  wake(): void;
  /** Rises when more is made of videos; 0 where nothing can be made. */
  readonly version: number;
}

/** Whoever prepares media registers here: projects know when, not how. */
@Injectable()
export class MediaPreparation {
  private preparer: Preparer | null = null;

  register(preparer: Preparer): void {
    this.preparer = preparer;
  }

  get version(): number {
    return this.preparer?.version ?? 0;
  }

  /** As long as nobody is registered, what is new stays unprepared. */
  async begin(what: Unprepared, manager: EntityManager): Promise<void> {
    await this.preparer?.begin(what, manager);
  }

  wake(): void {
    this.preparer?.wake();
  }
}
