import type { Module } from '@sets/shared/module/module.contract.ts';
import { SpaceArticles } from '../features/article/read/space-articles.tsx';
import { SpacePage } from '../features/module/space-page.tsx';
import { PracticePart } from '../features/practice/practice-part.tsx';
import { LiveInSpace } from '../features/run/live-now.tsx';
import { hostWay, noHostWay } from './host-way.ts';

/** What is live stands on top, each with its topic; then what waits for whoever practises. */
const top = ({ moduleid, topics, may }: Module) => (
  <>
    <LiveInSpace
      moduleid={moduleid}
      hostWay={may.edit ? hostWay : noHostWay}
      whereOf={(room) => topics.find((each) => each.topicid === room.topicid)?.title ?? ''}
    />
    <PracticePart moduleid={moduleid} />
  </>
);

/** What is to be read in a space stands below its topics. */
const below = ({ moduleid, may }: Module) => (
  <SpaceArticles moduleid={moduleid} mayEdit={may.edit} />
);

/** A space, with what the features put into it. */
export const SpaceRoute = () => <SpacePage top={top} below={below} />;
