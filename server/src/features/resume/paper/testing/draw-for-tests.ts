import type { PaperDesign } from '@sets/shared/resume/resume.contract.ts';
import { type Drawing, drawResume } from '../draw-resume.ts';
import type { Printed } from '../sections.ts';
import { type Read, readPaper } from '../../../../core/paper/testing/read-paper.ts';
import { usual } from './resumes.ts';

type Options = Partial<Omit<Drawing, 'resume'>>;

/** In the plain design, without a photo and a clock, unless something else is said. */
export const drawForTests = (resume: Printed, options: Options = {}): Promise<Buffer> =>
  drawResume({ resume, design: 'plain', photo: null, at: new Date(0), ...options });

export const readDrawn = async (resume: Printed, options?: Options): Promise<Read> =>
  readPaper(await drawForTests(resume, options));

const papers = new Map<PaperDesign, Promise<Buffer>>();

/** What a student has to tell, drawn once in each design. */
export const usualPaper = (design: PaperDesign): Promise<Buffer> => {
  const paper = papers.get(design) ?? drawForTests(usual(), { design });
  papers.set(design, paper);
  return paper;
};
