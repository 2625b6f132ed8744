import { describe, expect, test } from 'vitest';
import { kindNamed, question, type Question, questionKindNames } from './question-kinds.ts';
import { mayHavePicture, pictureBeside, picturesWithin } from './question-picture.ts';

const picture = { fileid: 'a-picture', width: 1600, height: 900, alt: 'A prism.' };
const exampleOf = async (name: string): Promise<Question> =>
  ((await import(`./kinds/testing/${name}.drafts.ts`)) as { example: Question }).example;

describe.each(questionKindNames)('a question of the kind %s', (name) => {
  const kind = kindNamed(name);
  const isPictured = name !== 'pin';

  test('may have a picture beside its text, where it is not answered on one', async () => {
    expect(mayHavePicture({ kind: name })).toBe(isPictured);
    const asked = { ...(await exampleOf(name)), picture } as Question;
    expect(question.safeParse(asked).data).toEqual(asked);
    expect(pictureBeside(asked)).toEqual(isPictured ? picture : null);
    expect(picturesWithin({ questions: [asked] })).toContain('a-picture');
    expect(kind.copy(asked, () => 'new')).toMatchObject({ picture });
  });

  test('says what is seen on it, and is not blank with it', async () => {
    const asked = { ...(await exampleOf(name)), picture: { ...picture, alt: ' ' } } as Question;
    expect(kind.lacks(asked)).toEqual(['alt']);
    expect(question.safeParse(asked).success).toBe(false);
    expect(kind.isBlank({ ...kind.blank(() => 'new'), picture })).toBe(false);
    const said = { ...asked, picture: { ...picture, alt: '  A prism. ' } } as Question;
    expect(kind.tidy(said)).toMatchObject({ picture });
  });

  test('takes nothing else for a picture', async () => {
    const asked = await exampleOf(name);
    for (const wrong of [
      { ...picture, width: 0 },
      { ...picture, name: 'answer-is-b.png' },
      { ...picture, alt: 'x'.repeat(201) },
      'a-picture',
    ]) {
      expect(question.safeParse({ ...asked, picture: wrong }).success).toBe(false);
    }
  });
});
