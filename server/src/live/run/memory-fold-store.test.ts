import { describeFoldStore } from '../../../test/fold-store-suite.ts';
import { MemoryFoldStore } from './memory-fold-store.ts';

describeFoldStore('in memory', () => Promise.resolve(new MemoryFoldStore()));
