import { rightOptions } from '@sets/shared/question/testing/rights.ts';
import { expect, it } from 'vitest';
import { checkDraft } from '../poll-draft-check.ts';
import { pollTemplates } from './poll-templates.ts';

it('each can be presented as it is, has a name of its own, and gets ids of its own', () => {
  let made = 0;
  const ids: string[] = [];
  const newId = (): string => {
    made += 1;
    ids.push(`id${made}`);
    return `id${made}`;
  };
  for (const template of pollTemplates) {
    const draft = template.make(newId);
    const { definition, faults } = checkDraft(draft);
    expect(faults).toEqual([]);
    expect(definition).toEqual(draft);
    expect(definition?.title).toBe(template.name);
    for (const { id } of template.make(newId).questions) {
      expect(draft.questions.map((question) => question.id)).not.toContain(id);
    }
  }
  expect(new Set(ids).size).toBe(made);
  expect(new Set(pollTemplates.map(({ name }) => name)).size).toBe(pollTemplates.length);
});

it('what is felt is asked on scales, and what nobody can foresee in own words', () => {
  const kindsOf = (name: string) => {
    const template = pollTemplates.find((each) => each.name === name);
    return template?.make(() => 'id').questions.map(({ kind }) => kind);
  };
  expect(kindsOf('Icebreaker')).toEqual(['choice', 'word-cloud', 'grid']);
  expect(kindsOf('Exit ticket')).toEqual(['scale', 'open-text', 'open-text']);
  expect(kindsOf('Course feedback')).toEqual(['scale', 'scale', 'open-text', 'open-text']);
  expect(kindsOf('Peer instruction')).toEqual(['choice', 'open-text']);
  const peer = pollTemplates.find((each) => each.name === 'Peer instruction')?.make(() => 'id');
  expect(peer?.extras).toEqual([{ id: 'id', confidence: true, right: rightOptions('id') }]);
  expect(kindsOf('Muddiest point')).toEqual(['word-cloud', 'open-text', 'choice']);
});
