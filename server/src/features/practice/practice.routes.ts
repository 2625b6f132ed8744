import { practiceCalls } from '@sets/shared/practice/practice.calls.ts';
import {
  practiceAnswer,
  practiceCard,
  practiceCards,
  practiceDesk,
  practiceJudged,
  practiceOpen,
  practiceOverview,
} from '@sets/shared/practice/practice.contract.ts';
import { type RouteGroup, serve } from '../../core/route.ts';
import type { PracticeDeskService } from './desk.service.ts';
import type { PracticeService } from './practice.service.ts';

export const practiceRoutes = (
  practice: PracticeService,
  desk: PracticeDeskService,
): RouteGroup => ({
  name: 'Practice',
  schemas: {
    PracticeOverview: practiceOverview,
    PracticeCard: practiceCard,
    PracticeCards: practiceCards,
    PracticeAnswer: practiceAnswer,
    PracticeJudged: practiceJudged,
    PracticeDesk: practiceDesk,
    PracticeOpen: practiceOpen,
  },
  routes: [
    serve(practiceCalls.overview, ({ actor, params, query }) =>
      practice.overview(actor, params.moduleid, query.zone),
    ),
    serve(practiceCalls.cards, async ({ actor, params, query }) => ({
      cards: await practice.cards(actor, params.moduleid, query),
    })),
    serve(practiceCalls.answer, ({ actor, params, body }) =>
      practice.answer(actor, params.moduleid, body),
    ),
    serve(practiceCalls.desk, ({ actor, params }) => desk.read(actor, params.moduleid)),
    serve(practiceCalls.open, ({ actor, params, body }) => desk.setOpen(actor, params, body.open)),
  ],
});
