import { ListWays } from '../material/list/list-ways.tsx';
import type { Shelf } from '../material/material.ts';
import { pollExchange } from './poll-exchange.ts';
import { pollMaterialMessages } from './poll-material.messages.ts';
import { pollPaths } from './poll-paths.ts';
import { pollsMessages } from './polls.messages.ts';

const words = { allResults: pollsMessages.allResults, create: pollMaterialMessages.create };

/** Beside the heading over a list of polls. */
export const PollListWays = ({ shelf }: { readonly shelf: Shelf }) => (
  <ListWays exchange={pollExchange} paths={pollPaths} {...{ shelf, words }} />
);
