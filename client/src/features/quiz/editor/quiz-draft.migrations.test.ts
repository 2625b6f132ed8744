import { proveStoredShape } from '@sets/shared/core/testing/prove-stored-shape.ts';
import { readStored } from '@sets/shared/core/stored-shape.ts';
import { expect, it } from 'vitest';
import { storedQuizDraft } from './quiz-draft.migrations.ts';
import draft1 from './stored/quiz-draft.v1.json' with { type: 'json' };
import draft2 from './stored/quiz-draft.v2.json' with { type: 'json' };
import draft3 from './stored/quiz-draft.v3.json' with { type: 'json' };

proveStoredShape(storedQuizDraft, [draft1, draft2, draft3]);

it('is not lost with what somebody was about to say is right', () => {
  const [first] = draft1.draft.items;
  const half = { ...first, right: { type: 'options', ids: [] } };
  const told = readStored(storedQuizDraft, {
    ...draft1,
    draft: { ...draft1.draft, items: [half] },
  });
  expect(told.ok && told.value.draft.items[0]?.right).toBeNull();
});
