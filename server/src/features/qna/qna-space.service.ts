import type { QnaSettings } from '@sets/shared/qna/qna.contract.ts';
import { qnaLimits } from '@sets/shared/qna/qna.contract.ts';
import type {
  LabelChange,
  LabelsTable,
  NewLabel,
} from '@sets/shared/qna/qna-moderation.contract.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { newId } from '../../core/new-id.ts';
import { revise } from '../../core/revise.ts';
import {
  allow,
  type Asking,
  freshSpace,
  type QnaAccess,
  spaceFromStore,
  type SpaceSeat,
  spaceToStore,
} from './qna-access.service.ts';
import { qnaMessages } from './qna.messages.ts';
import type { QnaModels } from './qna.model.ts';
import { canModerateQna } from './qna.policy.ts';
import { idOfLabel, type QnaSpaceRecord, type StoredQnaSpace } from './qna-records.ts';
import type { Written } from './written.service.ts';

interface SpaceTools {
  readonly models: QnaModels;
  readonly access: QnaAccess;
  readonly written: Pick<Written, 'log'>;
}

type Labels = QnaSpaceRecord['labels'];

const keyOf = (name: string): string => name.normalize('NFKC').toLowerCase();

/** How questions are dealt with in a space, and its labels. All throw AppError NOT_FOUND, FORBIDDEN, CONFLICT. */
export class QnaSpaceService {
  readonly #tools: SpaceTools;

  constructor(tools: SpaceTools) {
    this.#tools = tools;
  }

  read(actor: Asking, moduleid: string): Promise<SpaceSeat> {
    return this.#tools.access.seat(actor, moduleid);
  }

  async change(actor: Actor, moduleid: string, settings: QnaSettings): Promise<SpaceSeat> {
    const { access, written } = this.#tools;
    const seat = await access.moderated(actor, moduleid);
    const space = await this.#revise(moduleid, (was) => ({ ...was, settings }));
    const about = { moduleid, questionid: null, answerid: null };
    await written.log({ action: 'settings', by: actor.userid, ...about });
    return { ...seat, space };
  }

  /** The labels with how many questions have each. */
  async table(actor: Asking, moduleid: string): Promise<LabelsTable> {
    return this.#count(await this.#tools.access.seat(actor, moduleid));
  }

  async addLabel(actor: Actor, { moduleid, name, colour }: NewLabel): Promise<LabelsTable> {
    const label = { labelid: newId(), name, colour };
    return this.#changeLabels(actor, moduleid, (labels) => {
      allow(labels.length < qnaLimits.labelsOfSpace, qnaMessages.labelsFull);
      unused(labels, name);
      return [...labels, label];
    });
  }

  async changeLabel(actor: Actor, change: LabelChange): Promise<LabelsTable> {
    const { moduleid, labelid, name, colour } = change;
    return this.#changeLabels(actor, moduleid, (labels) => {
      known(labels, labelid);
      unused(
        labels.filter((each) => each.labelid !== labelid),
        name,
      );
      return labels.map((each) => (each.labelid === labelid ? { labelid, name, colour } : each));
    });
  }

  async removeLabel(actor: Actor, moduleid: string, labelid: string): Promise<LabelsTable> {
    const table = await this.#changeLabels(actor, moduleid, (labels) => {
      known(labels, labelid);
      return labels.filter((each) => each.labelid !== labelid);
    });
    const { questions, labelCounts } = this.#tools.models;
    await labelCounts.deleteOne({ _id: idOfLabel(moduleid, labelid) });
    await questions.updateMany({ moduleid, labels: labelid }, { $pull: { labels: labelid } });
    return table;
  }

  async #changeLabels(
    actor: Actor,
    moduleid: string,
    change: (labels: Labels) => Labels,
  ): Promise<LabelsTable> {
    const seat = await this.#tools.access.moderated(actor, moduleid);
    const space = await this.#revise(moduleid, (was) => ({ ...was, labels: change(was.labels) }));
    return this.#count({ ...seat, space });
  }

  async #revise(
    moduleid: string,
    change: (space: QnaSpaceRecord) => QnaSpaceRecord,
  ): Promise<QnaSpaceRecord> {
    const { spaces } = this.#tools.models;
    const revised = await revise<StoredQnaSpace>(spaces, freshSpace(moduleid), (stored) => {
      const next = change(spaceFromStore(stored));
      return { ...next, ...spaceToStore(next) };
    });
    return spaceFromStore(revised);
  }

  async #count(seat: SpaceSeat): Promise<LabelsTable> {
    const moduleid = seat.module._id;
    const kept = await this.#tools.models.labelCounts.find({ moduleid }).lean();
    const counts = new Map(kept.map((each) => [each._id, each]));
    const labels = seat.space.labels.map((label) => {
      const { questions = 0, unanswered = 0 } =
        counts.get(idOfLabel(moduleid, label.labelid)) ?? {};
      return { ...label, questions, unanswered };
    });
    return { labels, may: { moderate: canModerateQna(seat) } };
  }
}

/** @throws AppError NOT_FOUND */
const known = (labels: Labels, labelid: string): void => {
  if (labels.every((each) => each.labelid !== labelid)) {
    throw new AppError('NOT_FOUND', qnaMessages.noLabel);
  }
};

/** @throws AppError CONFLICT */
const unused = (labels: Labels, name: string): void => {
  if (labels.some((each) => keyOf(each.name) === keyOf(name))) {
    throw new AppError('CONFLICT', qnaMessages.labelThere);
  }
};
