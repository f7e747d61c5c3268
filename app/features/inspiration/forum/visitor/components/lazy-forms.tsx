import { type ComponentProps, lazy, Suspense } from "react";
import { Skeleton } from "#app/ui/states.tsx";
import type { Composer as ComposerType } from "./composer.tsx";
import type { PostEditForm as PostEditFormType } from "./post-edit-form.tsx";
import type { RemoveButton as RemoveButtonType } from "./remove-button.tsx";
import type { ThreadEditForm as ThreadEditFormType } from "./thread-edit-form.tsx";

// Most people only read: forms load on demand.
const LazyComposer = lazy(() => import("./composer.tsx").then((module) => ({ default: module.Composer })));
const LazyPostForm = lazy(() => import("./post-edit-form.tsx").then((module) => ({ default: module.PostEditForm })));
const LazyThreadForm = lazy(() => import("./thread-edit-form.tsx").then((module) => ({ default: module.ThreadEditForm })));
const LazyRemove = lazy(() => import("./remove-button.tsx").then((module) => ({ default: module.RemoveButton })));

const waiting = <Skeleton height="10rem" />;

export const Composer = (props: ComponentProps<typeof ComposerType>) => (
  <Suspense fallback={waiting}>
    <LazyComposer {...props} />
  </Suspense>
);
export const PostEditForm = (props: ComponentProps<typeof PostEditFormType>) => (
  <Suspense fallback={waiting}>
    <LazyPostForm {...props} />
  </Suspense>
);
export const EditForm = (props: ComponentProps<typeof ThreadEditFormType>) => (
  <Suspense fallback={waiting}>
    <LazyThreadForm {...props} />
  </Suspense>
);
/** For the author of the text. */
export const RemoveButton = (props: ComponentProps<typeof RemoveButtonType>) => (
  <Suspense>
    <LazyRemove {...props} />
  </Suspense>
);
