import { describeRoomStore } from '../../../test/room-store-suite.ts';
import { MemoryRoomStore } from './memory-room-store.ts';

describeRoomStore('in this process’s memory', async () => new MemoryRoomStore());
