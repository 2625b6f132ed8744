import type { PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import { generatorPaths } from '../material/generator-paths.ts';
import { RehearseWay } from '../material/rehearse/rehearse-way.tsx';
import type { EditorParts, ToolsProps } from '../material/editor/editor-parts.ts';
import { ExchangeTools } from '../material/exchange/exchange-tools.tsx';
import { PollSettings } from './parts/poll-settings.tsx';
import { QuestionExtras } from './parts/question-extras.tsx';
import type { PollDraft } from './poll-draft.ts';
import { pollExchange } from './poll-exchange.ts';
import { PollPreview } from './preview/poll-preview.tsx';
import { pollPaths } from './poll-paths.ts';
import { extraOf, withExtra } from './question-extras.ts';
import { TemplateOffer } from './templates/template-offer.tsx';

const Tools = ({ saver, ready }: ToolsProps<PollDraft, PollDefinition>) => (
  <>
    <ExchangeTools exchange={pollExchange} saver={saver} />
    <RehearseWay
      ready={ready}
      pathOf={(pollid) => (students) => pollPaths.rehearse(pollid, students)}
    />
  </>
);

/** What polls add to the editor. */
export const pollEditorParts: EditorParts<PollDraft, PollDefinition> = {
  Tools,
  Offer: TemplateOffer,
  Extras: QuestionExtras,
  rightOf: ({ extras }, { id }) => extraOf(extras, id).right,
  withRight: (draft, id, right) => withExtra(draft, { ...extraOf(draft.extras, id), right }),
  Preview: PollPreview,
  Settings: PollSettings,
  textPath: (shelf, id) => generatorPaths.wantedFor({ noun: pollExchange.noun, shelf, id }),
};
