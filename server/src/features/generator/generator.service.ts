import {
  generatorLimits,
  type GeneratorReply,
  type GeneratorRequest,
  type GeneratorStanding,
  type MadeQuestions,
  madeQuestions,
} from '@sets/shared/generator/generator.contract.ts';
import type { Connection, Model } from 'mongoose';
import * as z from 'zod/mini';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import type { PersonalData } from '../../core/personal-data.ts';
import type { CreditsService } from '../account/credits.service.ts';
import { type GeneratorUse, generatorUseModel } from './generator-use.model.ts';
import { generatorWords as words } from './generator-words.ts';
import type { QuestionService } from './question-service.ts';

const day = 24 * 3_600_000;

export interface GeneratorTools {
  readonly connection: Connection;
  readonly clock: Pick<Clock, 'now'>;
  readonly credits: Pick<CreditsService, 'balance' | 'take'>;
  /** What somebody's plan gives each month. */
  readonly monthly: (userid: string) => Promise<number>;
  /** Makes questions by rules of language. */
  readonly byRules: (userid: string, request: GeneratorRequest) => Promise<MadeQuestions>;
  /** Makes them by a service; null where none is set. */
  readonly service: QuestionService | null;
}

/**
 * Makes questions of texts. What was made is stored before it is charged, and charged before it is given: so a use
 * costs once however often it is asked for, and what failed costs nothing (decision 83).
 */
export class GeneratorService {
  readonly #uses: Model<GeneratorUse>;
  readonly #tools: Omit<GeneratorTools, 'connection'>;
  readonly #underWay = new Map<string, Promise<GeneratorReply>>();

  constructor({ connection, ...tools }: GeneratorTools) {
    this.#uses = generatorUseModel(connection);
    this.#tools = tools;
  }

  async standing({ userid }: Actor): Promise<GeneratorStanding> {
    const { credits, monthly, service } = this.#tools;
    const plan = await monthly(userid);
    const held = await credits.balance(userid, plan);
    return { credits: held, monthly: plan, model: service?.model ?? null };
  }

  /** @throws AppError FORBIDDEN without credits, UNAVAILABLE where nothing could be made */
  make(actor: Actor, request: GeneratorRequest): Promise<GeneratorReply> {
    const useid = `${actor.userid}/${request.attempt}`;
    const begun = this.#underWay.get(useid) ?? this.#use(actor, useid, request);
    this.#underWay.set(useid, begun);
    const forget = (): void => void this.#underWay.delete(useid);
    begun.then(forget, forget);
    return begun;
  }

  readonly personalData: PersonalData = {
    name: 'generator',
    holds: 'When you had questions made of texts in the last day, and which.',
    collect: async (userid) => {
      const uses = await this.#uses.find({ userid }).sort({ at: 1 }).lean<GeneratorUse[]>();
      if (uses.length === 0) return null;
      return uses.map(({ at, way, made }) => ({ at, way, made: JSON.parse(made) as unknown }));
    },
    erase: async (userid) => {
      await this.#uses.deleteMany({ userid });
    },
  };

  async #use({ userid }: Actor, useid: string, request: GeneratorRequest): Promise<GeneratorReply> {
    const { credits, monthly, clock } = this.#tools;
    const known = await this.#madeBefore(useid);
    if (known === null) {
      const held = await credits.balance(userid, await monthly(userid));
      if (held < generatorLimits.price) throw new AppError('FORBIDDEN', words.noCredits);
    }
    const made = known ?? (await this.#make(userid, request));
    if (made.questions.length === 0) {
      return { ...made, credits: await credits.balance(userid, await monthly(userid)) };
    }
    if (known === null) {
      const now = clock.now();
      await this.#uses.deleteMany({ userid, at: { $lt: new Date(now - day) } });
      const use = { userid, at: new Date(now), way: request.way, made: JSON.stringify(made) };
      await this.#uses.updateOne({ _id: useid }, { $set: use }, { upsert: true });
    }
    const left = await credits.take(userid, request.attempt, generatorLimits.price);
    if (left === null) throw new AppError('FORBIDDEN', words.noCredits);
    return { ...made, credits: left };
  }

  async #madeBefore(useid: string): Promise<MadeQuestions | null> {
    const use = await this.#uses.findById(useid).lean<GeneratorUse>();
    const read = z.safeParse(madeQuestions, use === null ? null : JSON.parse(use.made));
    return read.success ? read.data : null;
  }

  #make(userid: string, request: GeneratorRequest): Promise<MadeQuestions> {
    const { byRules, service } = this.#tools;
    if (request.way === 'rules') return byRules(userid, request);
    if (service === null) throw new AppError('UNAVAILABLE', words.noService);
    return service.make(request);
  }
}
