import { Injectable } from '@nestjs/common';
import type { TimelineNews } from '@whoosh/contracts';
import { Signals } from '../../infra/queue';

const TOPIC = 'timeline';

/** Tells every window of a project, in whichever process it listens, that something of it is new. */
@Injectable()
export class TimelineNewsFeed {
  constructor(private readonly signals: Signals) {}

  /** To be called once it is committed. */
  publish(projectId: number, news: TimelineNews): void {
    this.signals.publish(TOPIC, `${projectId} ${Object.keys(news).join()}`, news);
  }

  /** @returns how to stop listening */
  subscribe(projectId: number, listener: (news: TimelineNews) => void): () => void {
    return this.signals.subscribe(TOPIC, (key, news) => {
      if (key.startsWith(`${projectId} `)) listener(news as TimelineNews);
    });
  }
}
