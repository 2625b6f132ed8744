import { noSchool } from '@sets/shared/account/account.contract.ts';
import { product } from '@sets/shared/core/product.ts';
import { questionsTopic } from '@sets/shared/module/support-space.ts';
import type { Topic } from '@sets/shared/module/module.contract.ts';
import type { Clock } from '../../core/clock.ts';
import { isDuplicateKey } from '../../core/duplicate-key.ts';
import { supportTexts } from './module.messages.ts';
import { isOfAdmins, theAdmins } from './module.policy.ts';
import type { ModuleRecord } from './module-record.ts';
import type { Changed, ModuleStore } from './module-store.service.ts';

interface SupportTools {
  readonly store: ModuleStore;
  readonly clock: Pick<Clock, 'now'>;
  /** The moduleid of the support space, as the settings have it. */
  readonly moduleid: string;
}

const questions: Topic = {
  topicid: questionsTopic,
  title: supportTexts.questions,
  archived: false,
};

/** The space where everybody asks about the product: a real one, of the admins, and always there. */
export class SupportSpaceService {
  readonly #tools: SupportTools;

  constructor(tools: SupportTools) {
    this.#tools = tools;
  }

  /**
   * Sees to it that it is there and as it must be, whichever processes do so at once. A space that
   * somebody made and the settings name becomes the admins'; its owner moderates it from then on.
   * @throws AppError NEWER_VERSION, UNREADABLE
   */
  async ensure(): Promise<void> {
    const { store, moduleid } = this.#tools;
    if ((await store.change(moduleid, asSupportSpace)) !== null) return;
    try {
      await store.insert(this.#made());
    } catch (error) {
      // Another process that starts at the same moment has made it.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  #made(): ModuleRecord {
    const { moduleid, clock } = this.#tools;
    return {
      _id: moduleid,
      content: {
        title: supportTexts.title(product.name),
        description: supportTexts.description(product.name),
        startDate: '',
        visibility: 'open',
        division: '',
        school: noSchool,
        topics: [questions],
      },
      owner: theAdmins,
      moderators: [],
      invitations: [],
      deletedAt: null,
      revision: 1,
      createdAt: new Date(clock.now()),
    };
  }
}

/** What must change of a space for it to be the support space; null where it is. Pure. */
export const asSupportSpace = (record: ModuleRecord): Partial<Changed> | null => {
  const { content, owner, moderators, deletedAt } = record;
  const hasQuestions = content.topics.some(({ topicid }) => topicid === questionsTopic);
  const isOpen = content.visibility === 'open';
  if (isOfAdmins(record) && hasQuestions && isOpen && deletedAt === null) return null;
  return {
    owner: theAdmins,
    moderators: isOfAdmins(record)
      ? moderators
      : [owner, ...moderators.filter((each) => each !== owner)],
    deletedAt: null,
    content: {
      ...content,
      visibility: 'open',
      division: '',
      topics: hasQuestions ? content.topics : [...content.topics, questions],
    },
  };
};
