import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates, useSortable } from "@dnd-kit/sortable";
import { GripVertical } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { classes } from "../classes.ts";
import "./form.css";

type Props<Item> = {
  /** Unlike that of any other on the page. */
  id: string;
  label: string;
  className?: string;
  items: readonly Item[];
  nameOf(item: Item): string;
  onMove(item: Item, to: number): void;
  row(item: Item, index: number, handle: ReactNode): ReactNode;
};

// A press becomes a drag after a few pixels, or on a touch screen after a moment: a tap stays a tap and a swipe still scrolls.
const MOUSE = { activationConstraint: { distance: 6 } };
const TOUCH = { activationConstraint: { delay: 200, tolerance: 8 } };

/** A list or grid whose items are dragged by their handles: with the mouse, a finger, or Space and the arrow keys. */
export function SortableList<Item extends { id: string }>({ id, label, className, items, nameOf, onMove, row }: Props<Item>) {
  const t = useT("ui.form");
  const sensors = useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, TOUCH),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (itemId: unknown) => items.findIndex((item) => item.id === itemId);
  const title = (itemId: unknown) => {
    const item = items[indexOf(itemId)];
    return item ? nameOf(item) : "";
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const item = items[indexOf(active.id)];
    if (item && over && over.id !== active.id) onMove(item, indexOf(over.id));
  };
  const n = items.length;
  const isPickedUp = useRef(false);
  const announcements: Announcements = {
    onDragStart({ active }) {
      isPickedUp.current = true;
      return t("order.start", { title: title(active.id), place: indexOf(active.id) + 1, n });
    },
    onDragOver({ active, over }) {
      // at first it lies over its own place, and saying so would cut off that it was picked up
      const isFirst = isPickedUp.current;
      isPickedUp.current = false;
      return over && !isFirst ? t("order.said", { title: title(active.id), place: indexOf(over.id) + 1, n }) : undefined;
    },
    onDragEnd: ({ active, over }) => t("order.end", { title: title(active.id), place: indexOf(over?.id ?? active.id) + 1, n }),
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
      <SortableContext items={items.map((item) => item.id)} strategy={rectSortingStrategy}>
        <ol className={className} aria-label={label}>
          {items.map((item, index) => (
            <Sortable key={item.id} id={item.id} label={t("order.handle", { title: nameOf(item) })}>
              {(handle) => row(item, index, handle)}
            </Sortable>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function Sortable({ id, label, children }: { id: string; label: string; children(handle: ReactNode): ReactNode }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id });
  // translate only: an item's size must not change as it passes others
  const style = { transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined, transition };
  const { role: _, ...described } = attributes;
  return (
    <li ref={setNodeRef} className={classes(isDragging && "dragged")} style={style}>
      {children(
        <button type="button" ref={setActivatorNodeRef} className="icon-btn drag-handle" aria-label={label} {...described} {...listeners}>
          <GripVertical size={18} aria-hidden />
        </button>,
      )}
    </li>
  );
}
