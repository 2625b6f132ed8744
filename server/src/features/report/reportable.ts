import type { ReportSubject } from '@sets/shared/report/report.contract.ts';

/** A kind of thing that can be reported, as the feature that has it offers it. */
export interface Reportable {
  readonly kind: ReportSubject['kind'];
  /** Whether this person sees it now: only what one sees can be reported. */
  forReader(userid: string, id: string): Promise<boolean>;
  /** As an admin reads it, whoever else does; null where it is not there. */
  forAdmin(id: string): Promise<ReportedContent | null>;
  /** Nobody sees it from now on but, where the feature has it so, its author. */
  takeDown(id: string, answer: string): Promise<void>;
  /** It may be seen again. */
  putBack(id: string): Promise<void>;
}

export interface ReportedContent {
  /** Userid of who wrote it. */
  readonly author: string;
  /** '' where it has none. */
  readonly title: string;
  readonly text: string;
  readonly isTakenDown: boolean;
  /** A page that leads its author to it. */
  readonly path: string;
}
