import {
  generatorLimits,
  type GeneratorReply,
  type GeneratorRequest,
  type GeneratorStanding,
  type MadeQuestions,
} from '@sets/shared/generator/generator.contract.ts';
import type { Connection } from 'mongoose';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import type { PersonalData } from '../../core/personal-data.ts';
import type { CreditsService } from '../account/credits.service.ts';
import { GeneratorUsesService, type UseKey } from './generator-uses.service.ts';
import { generatorWords as words } from './generator-words.ts';
import type { QuestionService } from './question-service.ts';

export interface GeneratorTools {
  readonly connection: Connection;
  readonly clock: Pick<Clock, 'now'>;
  readonly credits: Pick<CreditsService, 'balance' | 'take' | 'giveBack' | 'hasTaken'>;
  /** What somebody's plan gives each month. */
  readonly monthly: (userid: string) => Promise<number>;
  /** Makes questions by rules of language. */
  readonly byRules: (userid: string, request: GeneratorRequest) => Promise<MadeQuestions>;
  /** Makes them by a service; null where none is set. */
  readonly service: QuestionService | null;
}

/**
 * Makes questions of texts. A use is noted before it is charged, and charged before it is made: so it costs once however
 * often it is asked for, and what failed is given back, by the next use at the latest (decision 83).
 */
export class GeneratorService {
  readonly #uses: GeneratorUsesService;
  readonly #tools: Omit<GeneratorTools, 'connection'>;
  readonly #underWay = new Map<string, Promise<GeneratorReply>>();

  constructor({ connection, ...tools }: GeneratorTools) {
    this.#uses = new GeneratorUsesService(connection);
    this.#tools = tools;
  }

  async standing({ userid }: Actor): Promise<GeneratorStanding> {
    const { credits, monthly, service } = this.#tools;
    await this.#giveBackLeft(userid);
    const plan = await monthly(userid);
    const held = await credits.balance(userid, plan);
    return { credits: held, monthly: plan, model: service?.model ?? null };
  }

  /** @throws AppError FORBIDDEN without credits, CONFLICT for an attempt of long ago, UNAVAILABLE where nothing could be made */
  make({ userid }: Actor, request: GeneratorRequest): Promise<GeneratorReply> {
    const { attempt } = request;
    const useid = `${userid}/${attempt}`;
    const begun = this.#underWay.get(useid) ?? this.#use({ userid, attempt }, request);
    this.#underWay.set(useid, begun);
    const forget = (): void => void this.#underWay.delete(useid);
    begun.then(forget, forget);
    return begun;
  }

  readonly personalData: PersonalData = {
    name: 'generator',
    holds: 'When you had questions made of texts in the last day, and which.',
    collect: async (userid) => {
      const uses = await this.#uses.of(userid);
      if (uses.length === 0) return null;
      return uses.map(({ at, way, made }) => ({ at, way, made: JSON.parse(made) as unknown }));
    },
    erase: (userid) => this.#uses.erase(userid),
  };

  async #use(key: UseKey, request: GeneratorRequest): Promise<GeneratorReply> {
    const { credits, monthly, clock } = this.#tools;
    const { userid, attempt } = key;
    await this.#giveBackLeft(userid);
    const known = await this.#uses.madeIn(key);
    if (known === null) {
      await credits.balance(userid, await monthly(userid));
      await this.#begin(key, request);
      const made = await this.#made(key, request);
      if (made.questions.length === 0) {
        return { ...made, credits: await credits.balance(userid, await monthly(userid)) };
      }
      await this.#uses.keep(key, made, clock.now());
      return { ...made, credits: await this.#pay(userid, attempt) };
    }
    return { ...known, credits: await this.#pay(userid, attempt) };
  }

  /** @throws AppError FORBIDDEN */
  async #pay(userid: string, attempt: string): Promise<number> {
    const left = await this.#tools.credits.take(userid, attempt, generatorLimits.price);
    if (left === null) throw new AppError('FORBIDDEN', words.noCredits);
    return left;
  }

  /** Pays a use before anything is made: who asks for many at once has not more made than they can pay. */
  async #begin(key: UseKey, { way }: GeneratorRequest): Promise<void> {
    const { credits, clock } = this.#tools;
    const { userid, attempt } = key;
    const begun = await this.#uses.begin(key, way, clock.now());
    if (begun === 'no') throw new AppError('UNAVAILABLE', words.underWay);
    if (begun === 'again') return;
    try {
      // An attempt that was paid long ago pays for no other text.
      if (await credits.hasTaken(userid, attempt)) throw new AppError('CONFLICT', words.notKept);
      await this.#pay(userid, attempt);
    } catch (error) {
      await this.#uses.drop(key);
      throw error;
    }
  }

  /** What is made; it is given back where that fails, or gives nothing. */
  async #made(key: UseKey, request: GeneratorRequest): Promise<MadeQuestions> {
    try {
      const made = await this.#make(key.userid, request);
      if (made.questions.length === 0) await this.#giveBack(key);
      return made;
    } catch (error) {
      await this.#giveBack(key);
      throw error;
    }
  }

  async #giveBack(key: UseKey): Promise<void> {
    await this.#tools.credits.giveBack(key.userid, key.attempt, generatorLimits.price);
    await this.#uses.drop(key);
  }

  /** Gives back what a server was paid for that stopped before it had made it. */
  async #giveBackLeft(userid: string): Promise<void> {
    const left = await this.#uses.leftBehind(userid, this.#tools.clock.now());
    for (const key of left) await this.#giveBack(key);
  }

  #make(userid: string, request: GeneratorRequest): Promise<MadeQuestions> {
    const { byRules, service } = this.#tools;
    if (request.way === 'rules') return byRules(userid, request);
    if (service === null) throw new AppError('UNAVAILABLE', words.noService);
    return service.make(request);
  }
}
