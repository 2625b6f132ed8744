import { proveStoredShape } from '../core/testing/prove-stored-shape.ts';
import { storedPost } from './blog.migrations.ts';
import post1 from './stored/blog-post.v1.json' with { type: 'json' };

proveStoredShape(storedPost, [post1]);
