import type { GeneratorReply } from '@sets/shared/generator/generator.contract.ts';
import type { Page } from 'playwright-core';
import type { Camera, Size } from './camera.ts';
import type { Product } from './product.ts';

const sizes: readonly Size[] = ['phone', 'laptop'];

const text = `# Photosynthesis
Photosynthesis is the process by which plants turn light into chemical energy. It takes place in the chloroplasts.
The light reactions split water and give off oxygen. The Calvin cycle, which Melvin Calvin described in 1950, binds carbon dioxide.
Chlorophyll absorbs red and blue light; green light is reflected. A leaf has up to 500,000 chloroplasts in each square millimetre.`;

const made: GeneratorReply = {
  questions: [
    {
      question: {
        kind: 'choice',
        id: 'a',
        text: 'Where does photosynthesis take place?',
        options: ['Chloroplasts', 'Mitochondria', 'The nucleus', 'Ribosomes'].map((said, at) => ({
          id: `a${at}`,
          text: said,
        })),
        multiple: false,
        seconds: 30,
      },
      right: { type: 'options', ids: ['a0'] },
      explanation: 'It takes place in the chloroplasts.',
      source: 'It takes place in the chloroplasts.',
      notes: [],
    },
    {
      question: {
        kind: 'true-false',
        id: 'b',
        text: 'Chlorophyll absorbs green light.',
        seconds: 20,
      },
      right: { type: 'options', ids: ['false'] },
      explanation: 'Green light is reflected.',
      source: 'Chlorophyll absorbs red and blue light; green light is reflected.',
      notes: ['One answer was too long and was cut.'],
    },
  ],
  refused: [{ name: 'What is a leaf?', why: 'Nothing of it is said to be right.' }],
  credits: 19,
};

const paste = async (page: Page): Promise<void> => {
  await page.locator('textarea').first().fill(text);
};

const make = async (page: Page): Promise<void> => {
  await paste(page);
  await page.getByRole('button', { name: /^Make/ }).click();
  await page.locator('section[tabindex="-1"]').waitFor();
};

/** Questions of a text: before anything is there, with a text, and what was made of it. */
export const photographGenerator = async (camera: Camera, product: Product): Promise<void> => {
  const page = {
    path: '/generator',
    until: 'textarea',
    as: product.lecturer,
    sizes,
    isWhole: true,
  };
  await camera.take({ ...page, name: 'generator-empty' });
  await camera.take({ ...page, name: 'generator-text', before: paste, alone: true });
  const answers = { '/api/generator/questions': made };
  await camera.take({ ...page, name: 'generator-made', before: make, alone: true, answers });
};
