import type { Statement, Voiding } from '@sets/shared/quiz/after/xapi/statement.ts';
import { xapiVersion } from '@sets/shared/quiz/after/xapi/statements.ts';
import type { LrsConfig } from '../../../../core/service-config.ts';
import { JobFailure } from '../../../../core/jobs/jobs.ts';

/** So long one call may take, in ms. */
const patience = 30_000;

/** What no further attempt can mend: the key, the address, or what is sent is wrong. */
const isFinal = (status: number): boolean =>
  status >= 300 && status < 500 && status !== 408 && status !== 425 && status !== 429;

/** A learning record store that is set. */
export class Lrs {
  readonly #config: LrsConfig;

  constructor(config: LrsConfig) {
    this.#config = config;
  }

  get host(): string {
    return this.#config.endpoint.host;
  }

  /**
   * Sends statements, together. A store refuses them all (409) where it has one of these ids with something else in
   * it, as a name: then each is sent alone, and what is there already stays as it is.
   * @throws JobFailure
   */
  async send(statements: readonly (Statement | Voiding)[], signal: AbortSignal): Promise<void> {
    const status = await this.#post(statements, signal);
    if (status !== 409) return;
    for (const statement of statements) await this.#post([statement], signal);
  }

  /** The status of what was taken, or is there already. @throws JobFailure */
  async #post(statements: readonly (Statement | Voiding)[], signal: AbortSignal): Promise<number> {
    const { endpoint, key, secret } = this.#config;
    const credentials = Buffer.from(`${key}:${secret}`).toString('base64');
    let status: number;
    try {
      const reply = await fetch(new URL('statements', endpoint), {
        method: 'POST',
        headers: {
          Authorization: `Basic ${credentials}`,
          'Content-Type': 'application/json',
          'X-Experience-API-Version': xapiVersion,
        },
        body: JSON.stringify(statements),
        // What is sent goes to nobody but whom the settings name.
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
      });
      await reply.body?.cancel();
      ({ status } = reply);
    } catch {
      throw new JobFailure('ELRS', { final: false });
    }
    if (status === 409 || (status >= 200 && status < 300)) return status;
    throw new JobFailure(`ELRS ${status}`, { final: isFinal(status) });
  }
}
