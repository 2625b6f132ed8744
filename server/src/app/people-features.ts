import { blogPaths } from '../features/blog/blog-paths.ts';
import { type BlogServices, openBlogs } from '../features/blog/blog.feature.ts';
import type { BlogPorts } from '../features/blog/blog-tools.ts';
import type { PeopleService } from '../features/account/people.service.ts';
import type { PicturedKind } from '../features/file/pictured-kind.ts';
import { openPhotos } from '../features/file/photo.feature.ts';
import { openResumes } from '../features/resume/resume.feature.ts';
import { type CheatSheetPorts, openCheatSheetsWithFiles } from './cheatsheet-features.ts';
import { openFoodWithPictures, picturesOfItems } from './food-features.ts';
import type { FoodPorts } from '../features/food/food-tools.ts';
import type { FeatureTools } from './feature-tools.ts';
import { openTalk, type TalkPorts } from './talk-features.ts';
import type { TalkedAbout } from './talked-about.ts';

interface PersonPorts
  extends
    Pick<BlogPorts, 'follows' | 'followersToTell'>,
    Pick<CheatSheetPorts, 'uploads' | 'within'>,
    Pick<FoodPorts, 'audit' | 'notify' | 'notifyOrFail' | 'schools'>,
    Omit<TalkPorts, 'people' | 'blocks'> {
  readonly people: PeopleService;
  readonly blocks: BlogPorts['blocks'] & TalkPorts['blocks'];
}

/** Resumes, and the photos that they show. */
const openResumesWithPhotos = (tools: FeatureTools, people: PeopleService) => {
  const photo = openPhotos(tools, {
    people,
    named: (photos) => resume.services.resumes.photosNamed(photos),
  });
  const resume = openResumes(tools, { people, photos: photo.services.photos });
  return [photo, resume] as const;
};

const openBlogsWithPictures = (
  tools: FeatureTools,
  ports: PersonPorts & Pick<BlogPorts, 'onGone'>,
) =>
  openBlogs(tools, {
    ...ports,
    pictures: {
      keep: (actor, { blogid, allow }, sent) =>
        ports.within().files.uploadFor(actor, { sentFor: { blogid }, allow }, sent),
      read: (actor, fileid) => ports.within().files.read(actor, fileid),
      loosen: (fileids) => ports.within().files.loosen(fileids),
      removeAllOfPost: (blogid) => ports.within().files.removeAllSentFor({ blogid }),
    },
  });

/** A picture is seen where it stands in a post that one may read. */
const picturesOfPosts = ({ posts, blogReading }: BlogServices): PicturedKind => ({
  fact: 'blogid',
  senderSees: true,
  shows: async (userid, blogid, fileid) =>
    userid !== null && blogReading.shows(userid, blogid, fileid),
  named: (fileids) => posts.picturesNamed(fileids),
});

/** Posts as what can be commented on and reported. */
const talkedAbout = (posts: BlogServices['posts']): TalkedAbout => ({
  commentables: [
    {
      kind: 'blog',
      forReader: async (userid, blogid) => {
        const seen = await posts.forReader(userid, blogid);
        return seen && { ...seen, path: `${blogPaths.view(blogid)}#comments` };
      },
      counted: (blogid, count) => posts.countComments(blogid, count),
    },
  ],
  reportables: [
    {
      kind: 'blog',
      forReader: async (userid, blogid) => (await posts.forReader(userid, blogid)) !== null,
      forAdmin: async (blogid) => {
        const seen = await posts.forReport(blogid);
        return seen && { ...seen, path: blogPaths.edit(blogid) };
      },
      takeDown: async (blogid, answer) => {
        await posts.takeDown(blogid, answer);
      },
      putBack: async (blogid) => {
        await posts.putBackUp(blogid);
      },
    },
  ],
});

/** Both of these. */
const together = (one: TalkedAbout, other: TalkedAbout): TalkedAbout => ({
  commentables: [...one.commentables, ...other.commentables],
  reportables: [...one.reportables, ...other.reportables],
});

/** What belongs to a person and outlives a lecture. */
export const openPeopleFeatures = (tools: FeatureTools, ports: PersonPorts) => {
  const goneOf = (kind: 'blog' | 'cheatsheet') => (id: string) => talk.gone(kind, id);
  const blog = openBlogsWithPictures(tools, { ...ports, onGone: goneOf('blog') });
  const sheets = openCheatSheetsWithFiles(tools, { ...ports, onGone: goneOf('cheatsheet') });
  const { cheatsheet } = sheets;
  const { posts } = blog.services;
  const talk = openTalk(tools, ports, together(talkedAbout(posts), sheets.talkedAbout));
  const food = openFoodWithPictures(tools, { ...ports, files: () => ports.within().files });
  const [photo, resume] = openResumesWithPhotos(tools, ports.people);
  return {
    /** What has pictures, which lie elsewhere. */
    pictured: [picturesOfPosts(blog.services), sheets.pictured, picturesOfItems(food.services)],
    /** What names the school that it is for. */
    withSchools: [posts, cheatsheet.services.cheatsheets],
    atSchools: food.services,
    /** In the order in which a person's data goes. */
    features: [photo, resume, blog, cheatsheet, food, ...talk.features] as const,
  };
};
