// What the types of pdfkit leave out.
declare namespace PDFKit.Mixins {
  interface AnnotationOption {
    /** The structure element that the annotation belongs to. */
    structParent?: PDFKit.PDFStructureElement
  }

  interface TextOptions {
    /** The width of what is drawn, in per cent. */
    horizontalScaling?: number
  }

  interface PDFFont {
    font(font: import('fontkit').Font): this
  }
}
