import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useDroppable,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates, useSortable } from "@dnd-kit/sortable";
import { GripVertical } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { classes } from "../classes.ts";
import "./form.css";

type Identified = { id: string };
type Group<Item> = { id: string /** Said where there are several. */; name: string; items: readonly Item[] };

type AreaProps<Item> = {
  /** Unlike that of any other on the page. */
  id: string;
  /** Lists between which items move, each with its `SortableItems` inside. */
  groups: readonly Group<Item>[];
  nameOf(item: Item): string;
  /** `to`: its place in the group once it left its own. */
  onMove(item: Item, to: number, groupId: string): void;
  children: ReactNode;
};

// A press becomes a drag after a few pixels, or on a touch screen after a moment: a tap stays a tap and a swipe still scrolls.
const MOUSE = { activationConstraint: { distance: 6 } };
const TOUCH = { activationConstraint: { delay: 200, tolerance: 8 } };

/** Where something is dropped: a group takes it at its end while it is empty. */
function placeOf<Item extends Identified>(groups: readonly Group<Item>[], id: unknown) {
  for (const group of groups) {
    const at = group.items.findIndex((item) => item.id === id);
    if (at >= 0) return { group, at };
    if (group.id === id) return { group, at: group.items.length };
  }
  return null;
}

/** Lists whose items are dragged by their handles, within one and from one to another: with the mouse, a finger, or Space and the arrow keys. */
export function SortableArea<Item extends Identified>({ id, groups, nameOf, onMove, children }: AreaProps<Item>) {
  const t = useT("ui.form");
  const sensors = useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, TOUCH),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const itemOf = (itemId: unknown) => groups.flatMap(({ items }) => items).find((item) => item.id === itemId);
  const title = (itemId: unknown) => {
    const item = itemOf(itemId);
    return item ? nameOf(item) : "";
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const item = itemOf(active.id);
    const place = over && placeOf(groups, over.id);
    if (!item || !place || over.id === active.id) return;
    const isOwn = place.group.items.includes(item);
    // Below the middle of the last one is behind it.
    const top = active.rect.current.translated?.top ?? 0;
    const isBehind = !isOwn && place.at === place.group.items.length - 1 && top > over.rect.top + over.rect.height / 2;
    onMove(item, place.at + (isBehind ? 1 : 0), place.group.id);
  };
  const isPickedUp = useRef(false);
  const where = (activeId: unknown, overId: unknown) => {
    const place = placeOf(groups, overId) ?? placeOf(groups, activeId);
    const n = place?.group.items.length ?? 0;
    const isOwn = place?.group.items.some((item) => item.id === activeId) ?? true;
    return { title: title(activeId), place: (place?.at ?? 0) + 1, n: isOwn ? n : n + 1, group: groups.length > 1 ? (place?.group.name ?? "") : "" };
  };
  const said = (key: "start" | "said" | "end", activeId: unknown, overId: unknown) => {
    const { group, ...rest } = where(activeId, overId);
    const text = t(`order.${key}`, rest);
    return group ? t("order.inGroup", { text, group }) : text;
  };
  const announcements: Announcements = {
    onDragStart({ active }) {
      isPickedUp.current = true;
      return said("start", active.id, active.id);
    },
    onDragOver({ active, over }) {
      // at first it lies over its own place, and saying so would cut off that it was picked up
      const isFirst = isPickedUp.current;
      isPickedUp.current = false;
      return over && !isFirst ? said("said", active.id, over.id) : undefined;
    },
    onDragEnd: ({ active, over }) => said("end", active.id, over?.id ?? active.id),
    onDragCancel: ({ active }) => t("order.cancel", { title: title(active.id) }),
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t("order.help") } }}
    >
      {children}
    </DndContext>
  );
}

type ItemsProps<Item> = {
  /** As the area has it. */
  groupId: string;
  label: string;
  className?: string | undefined;
  items: readonly Item[];
  nameOf(item: Item): string;
  row(item: Item, index: number, handle: ReactNode): ReactNode;
};

/** One list of a `SortableArea`. */
export function SortableItems<Item extends Identified>({ groupId, label, className, items, nameOf, row }: ItemsProps<Item>) {
  const t = useT("ui.form");
  const { setNodeRef, isOver } = useDroppable({ id: groupId, disabled: items.length > 0 });
  return (
    <SortableContext id={groupId} items={items.map((item) => item.id)} strategy={rectSortingStrategy}>
      <ol ref={setNodeRef} className={classes(className, isOver && "drop-in") || undefined} aria-label={label}>
        {items.map((item, index) => (
          <Sortable key={item.id} id={item.id} label={t("order.handle", { title: nameOf(item) })}>
            {(handle) => row(item, index, handle)}
          </Sortable>
        ))}
      </ol>
    </SortableContext>
  );
}

type Props<Item> = Omit<ItemsProps<Item>, "groupId"> & {
  /** Unlike that of any other on the page. */
  id: string;
  onMove(item: Item, to: number): void;
};

/** A list or grid whose items are dragged by their handles. */
export function SortableList<Item extends Identified>({ id, onMove, ...list }: Props<Item>) {
  const groupId = `${id}-items`;
  return (
    <SortableArea id={id} groups={[{ id: groupId, name: list.label, items: list.items }]} nameOf={list.nameOf} onMove={onMove}>
      <SortableItems groupId={groupId} {...list} />
    </SortableArea>
  );
}

function Sortable({ id, label, children }: { id: string; label: string; children(handle: ReactNode): ReactNode }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging, isOver, active, items } = useSortable({ id });
  // translate only: an item's size must not change as it passes others
  const style = { transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined, transition };
  // The kit's own description is in English; the label says what the handle does.
  const { role: _, "aria-roledescription": __, ...described } = attributes;
  // Those of another list do not give way: a line shows where it comes to.
  const isTarget = isOver && active !== null && !items.includes(active.id);
  return (
    <li ref={setNodeRef} className={classes(isDragging && "dragged", isTarget && "drop-before")} style={style}>
      {children(
        <button type="button" ref={setActivatorNodeRef} className="icon-btn drag-handle" aria-label={label} {...described} {...listeners}>
          <GripVertical size={18} aria-hidden />
        </button>,
      )}
    </li>
  );
}
