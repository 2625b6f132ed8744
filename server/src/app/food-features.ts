import type { FileService } from '../features/file/file.service.ts';
import type { PicturedKind } from '../features/file/pictured-kind.ts';
import { type FoodServices, openFood } from '../features/food/food.feature.ts';
import type { FoodPorts } from '../features/food/food-tools.ts';
import type { FeatureTools } from './feature-tools.ts';

interface FoodFeaturePorts extends Omit<FoodPorts, 'pictures' | 'tellMoved'> {
  /** Open once a call comes in. */
  readonly files: () => FileService;
}

/** Stalls, their menus and orders, with where the pictures of items lie and how open pages are reached. */
export const openFoodWithPictures = (tools: FeatureTools, { files, ...ports }: FoodFeaturePorts) =>
  openFood(tools, {
    ...ports,
    tellMoved: (userids, moved) => tools.live().orderMoved(userids, moved),
    pictures: {
      keep: (actor, { stallid, allow }, sent) =>
        files().uploadFor(actor, { sentFor: { stallid }, allow }, sent),
      isOfStall: (fileid, stallid) => files().isSentFor(fileid, { stallid }),
      loosen: (fileids) => files().loosen(fileids),
      removeAllOfStall: (stallid) => files().removeAllSentFor({ stallid }),
    },
  });

/** Everybody sees the picture of an item that is listed; who sent one also before that. */
export const picturesOfItems = ({
  menus,
  foodPictures,
}: Pick<FoodServices, 'menus' | 'foodPictures'>): PicturedKind => ({
  fact: 'stallid',
  senderSees: true,
  shows: (_userid, stallid, fileid) => menus.shows(stallid, fileid),
  named: (fileids) => foodPictures.picturesNamed(fileids),
});
