import { readStored } from '@sets/shared/core/stored-shape.ts';
import {
  storedLiveQnaDefinition,
  storedPromise,
} from '@sets/shared/live-qna/live-qna.migrations.ts';
import type { PersonalData } from '../../core/personal-data.ts';
import { presentLiveQna, presentPromise } from './live-qna.presenter.ts';
import type { LiveQnaService, StoredLiveQna } from './live-qna.service.ts';
import type { PromiseService, StoredPromise } from './promise.service.ts';

const present = (stored: StoredLiveQna): unknown => {
  const told = readStored(storedLiveQnaDefinition, stored.definition);
  return told.ok ? presentLiveQna({ ...stored, definition: told.value }) : stored;
};

/** What cannot be read here is given as it is stored. */
const presentWritten = (stored: StoredPromise): unknown => {
  const content = readStored(storedPromise, stored.content);
  return content.ok ? presentPromise({ ...stored, content: content.value }) : stored;
};

/**
 * What a person prepared, and what they wrote to questions that had stayed unanswered. Both belong to
 * the space: they stay, without the name. What people asked and voted is the live engine's part.
 */
export const liveQnaPersonalData = (
  items: LiveQnaService,
  promises: PromiseService,
): PersonalData => ({
  name: 'live-qna',
  holds: 'The live Q&A that you made, and the answers that you wrote to questions from them.',
  collect: async (userid) => {
    const [made, written] = await Promise.all([items.allOf(userid), promises.writtenBy(userid)]);
    if (made.length === 0 && written.length === 0) return null;
    return { made: made.map(present), written: written.map(presentWritten) };
  },
  erase: async (userid) => {
    await items.forget(userid);
    await promises.forget(userid);
  },
});
