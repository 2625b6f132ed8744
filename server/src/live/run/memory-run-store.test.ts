import { MemoryRunStore } from './memory-run-store.ts';
import { describeRunStore } from '../../../test/run-store-suite.ts';

describeRunStore('in this process’s memory', async () => new MemoryRunStore());
