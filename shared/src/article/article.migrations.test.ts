import { proveStoredShape } from '../core/testing/prove-stored-shape.ts';
import { storedArticle } from './article.migrations.ts';
import article1 from './stored/article.v1.json' with { type: 'json' };

proveStoredShape(storedArticle, [article1]);
