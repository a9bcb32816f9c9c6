import { Injectable, Logger } from '@nestjs/common';

type Probe = () => Promise<unknown>;

/** A probe that has not answered by then counts as down. */
const TIMEOUT_MS = 2_000;
/** Askers within this time get the same answer: probes write to the storage. */
const FRESH_MS = 1_000;

/** What this process needs to be of use; owners of such things register how to see whether they are there. */
@Injectable()
export class HealthProbes {
  private readonly logger = new Logger('health');
  private readonly probes = new Map<string, Probe>();
  private lastAnswer: { at: number; down: Promise<string[]> } | undefined;
  private draining = false;

  register(name: string, probe: Probe): void {
    this.probes.set(name, probe);
  }

  names(): string[] {
    return [...this.probes.keys()];
  }

  /** From now on this process says that it is not ready: it is about to stop. */
  drain(): void {
    this.draining = true;
  }

  /** The names of what is down; empty when all is well. */
  async down(): Promise<string[]> {
    if (this.draining) return ['process'];
    if (this.lastAnswer === undefined || performance.now() - this.lastAnswer.at > FRESH_MS) {
      this.lastAnswer = { at: performance.now(), down: this.ask() };
    }
    return this.lastAnswer.down;
  }

  private async ask(): Promise<string[]> {
    const answers = await Promise.all(
      [...this.probes].map(async ([name, probe]) => ((await this.isUp(name, probe)) ? [] : [name])),
    );
    return answers.flat();
  }

  private async isUp(name: string, probe: Probe): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('no answer')), TIMEOUT_MS);
    });
    try {
      await Promise.race([probe(), late]);
      return true;
    } catch (error) {
      this.logger.warn(`${name} is down: ${error instanceof Error ? error.message : 'unknown'}`);
      return false;
    } finally {
      clearTimeout(timer);
    }
  }
}
