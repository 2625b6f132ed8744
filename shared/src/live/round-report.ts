import type { AskedRound } from './own-part.ts';
import type { ReportFigure, ReportLine, RoundUnit } from './report-line.ts';

/** The result of a round (a slot, from its opening to its closing) as a person reads it. */
export interface RoundReport extends AskedRound {
  readonly slot: string;
  /** Tells what was asked from all else, in other runs too; without it, its text does. */
  readonly asks?: string;
  /** So few answered that nothing of it is told: no list of answers has it either. */
  readonly withheld?: true;
  /** Nobody is to put its answers beside those of the same person in other rounds. */
  readonly apart?: true;
  /** Its answers make a few groups, by which another round can be split. */
  readonly groups?: true;
  /** Whether one answer may count in several lines. */
  readonly multiple: boolean;
  /** What its lines are where they are nothing to choose from: asked, with votes for each, or said. */
  readonly lists?: 'questions' | 'words' | 'texts';
  /** What its lines count; without it, people. */
  readonly unit?: RoundUnit;
  /** Its lines are parts of what was asked, as the steps of a scale: nobody chose between them, and none has a letter. */
  readonly unmarked?: true;
  readonly lines: readonly ReportLine[];
  /** What its lines do not say, such as a mean, as people read it. */
  readonly figures?: readonly ReportFigure[];
  /** The same for hosts alone: it tells what is right. */
  readonly forHosts?: readonly ReportFigure[];
  /** What is right, for hosts alone: which of its lines say it, from 0, and what it is, as the activity has it. */
  readonly right?: { readonly lines: readonly number[]; readonly of: unknown };
  /** What it is drawn of, where that is more than lines; the activity's own. */
  readonly drawn?: unknown;
}
