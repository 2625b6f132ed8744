import type { CommentSettings } from '@sets/shared/comment/comment.contract.ts';
import { storedCommentSettings } from '@sets/shared/comment/comment.migrations.ts';
import { toStored } from '@sets/shared/core/stored-shape.ts';
import type { Actor } from '../../core/actor.ts';
import { revise } from '../../core/revise.ts';
import { storedValue } from '../../core/stored-value.ts';
import type { CommentModels, CommentSettingsRecord } from './comment.model.ts';

/** Of who has never said anything. */
const usual: CommentSettings = { tellsOfComments: true };

/** What people say of comments. */
export class CommentSettingsService {
  readonly #settings: CommentModels['settings'];

  constructor({ settings }: CommentModels) {
    this.#settings = settings;
  }

  /** @throws AppError NEWER_VERSION, UNREADABLE */
  async of(userid: string): Promise<CommentSettings> {
    const stored = await this.#settings.findById(userid).lean();
    return stored === null ? usual : storedValue(storedCommentSettings, stored.content);
  }

  /** @throws AppError NEWER_VERSION, UNREADABLE, CONFLICT */
  async change({ userid }: Actor, settings: CommentSettings): Promise<CommentSettings> {
    const content = toStored(storedCommentSettings, settings);
    const fresh = { _id: userid, content: toStored(storedCommentSettings, usual), revision: 0 };
    await revise<CommentSettingsRecord>(this.#settings, fresh, (stored) => {
      // What a newer version has stored is not written over.
      storedValue(storedCommentSettings, stored.content);
      return { content };
    });
    return settings;
  }
}
